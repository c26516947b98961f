CREATE TABLE "kernel"."internal_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "internal_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
ALTER TABLE "identity"."people" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."people" ADD COLUMN "password_set" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity"."people" ADD COLUMN "password_last_used" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity"."people" ADD COLUMN "change_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."people" ADD COLUMN "disabled" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity"."people" ADD COLUMN "first_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."people" ADD COLUMN "last_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."people" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."people" ADD COLUMN "position" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."people" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."people" ADD COLUMN "website" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel"."activities" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel"."sessions" ADD COLUMN "method" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
CREATE INDEX "activities_user" ON "kernel"."activities" USING btree ("user_id","created");