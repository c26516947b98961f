CREATE TABLE "kernel"."actings" (
	"acting_id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"staff_user_id" uuid NOT NULL,
	"subject_user_id" uuid NOT NULL,
	"account_id" integer,
	"reason" text NOT NULL,
	"access" text NOT NULL,
	"started" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"ended" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "kernel"."idempotent_answers" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"claim" uuid NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"status" integer,
	"body" text,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
ALTER TABLE "kernel"."activities" ADD COLUMN "actor_user_id" uuid;--> statement-breakpoint
ALTER TABLE "kernel"."activities" ADD COLUMN "on_behalf_of" uuid;--> statement-breakpoint
ALTER TABLE "kernel"."memberships" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "actings_open" ON "kernel"."actings" USING btree ("session_id") WHERE "kernel"."actings"."ended" is null;--> statement-breakpoint
CREATE INDEX "actings_staff" ON "kernel"."actings" USING btree ("staff_user_id","started");--> statement-breakpoint
CREATE INDEX "actings_subject" ON "kernel"."actings" USING btree ("subject_user_id","started");--> statement-breakpoint
CREATE INDEX "idempotent_answers_expires" ON "kernel"."idempotent_answers" USING btree ("expires");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_default" ON "kernel"."memberships" USING btree ("user_id") WHERE "kernel"."memberships"."is_default";