CREATE TABLE "security"."test_keys" (
	"key_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"label" text NOT NULL,
	"token" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"recovery_deadline" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "test_keys_by_created" ON "security"."test_keys" USING btree ("account_id","created","key_id");