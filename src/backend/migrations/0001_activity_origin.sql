ALTER TABLE "kernel"."activities" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel"."sessions" ADD COLUMN "method" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
CREATE INDEX "activities_user" ON "kernel"."activities" USING btree ("user_id","created");