DROP INDEX "kernel"."activities_account";--> statement-breakpoint
DROP INDEX "kernel"."activities_user";--> statement-breakpoint
ALTER TABLE "kernel"."activities" ADD COLUMN "summary" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel"."activities" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "kernel"."activities" ADD COLUMN "by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel"."activities" ADD COLUMN "resource" text;--> statement-breakpoint
ALTER TABLE "kernel"."activities" ADD COLUMN "resource_id" text;--> statement-breakpoint
ALTER TABLE "kernel"."activities" ADD COLUMN "aspect" text;--> statement-breakpoint
ALTER TABLE "kernel"."activities" ADD COLUMN "undo" jsonb;--> statement-breakpoint
ALTER TABLE "kernel"."activities" ADD COLUMN "undoes" bigint;--> statement-breakpoint
ALTER TABLE "kernel"."activities" ADD COLUMN "undone_by" bigint;--> statement-breakpoint
CREATE INDEX "activities_by_account" ON "kernel"."activities" USING btree ("account_id","created","activity_id");--> statement-breakpoint
CREATE INDEX "activities_by_kind" ON "kernel"."activities" USING btree ("account_id","kind","created","activity_id");--> statement-breakpoint
CREATE INDEX "activities_by_user" ON "kernel"."activities" USING btree ("user_id","created","activity_id");--> statement-breakpoint
CREATE INDEX "activities_by_aspect" ON "kernel"."activities" USING btree ("aspect","activity_id") WHERE "kernel"."activities"."aspect" is not null;