-- A partition of request_log for each UTC day, which a worker creates and drops.
CREATE TABLE "security"."request_log" (
	"created" timestamp with time zone NOT NULL,
	"entry_id" bigserial NOT NULL,
	"account_id" integer NOT NULL,
	"request_id" text NOT NULL,
	"key_id" uuid NOT NULL,
	"license_id" integer,
	"subscription_id" integer,
	"operation" text NOT NULL,
	"status" integer NOT NULL,
	"error" text,
	"code" bigint,
	"rule" text,
	"latency" integer NOT NULL,
	"lookups" integer NOT NULL,
	"calls" integer NOT NULL,
	"tag" text,
	"host" text,
	"sealed_content" text,
	CONSTRAINT "request_log_created_entry_id_pk" PRIMARY KEY("created","entry_id")
) PARTITION BY RANGE ("created");
--> statement-breakpoint
CREATE TABLE "security"."request_log_other" PARTITION OF "security"."request_log" DEFAULT;
--> statement-breakpoint
ALTER TABLE "security"."embedded_keys" ADD COLUMN "content_ends" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "security"."secret_keys" ADD COLUMN "content_ends" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "request_log_by_time" ON "security"."request_log" USING btree ("account_id","created","entry_id");--> statement-breakpoint
CREATE INDEX "request_log_by_key" ON "security"."request_log" USING btree ("account_id","key_id","created","entry_id");--> statement-breakpoint
CREATE INDEX "request_log_by_operation" ON "security"."request_log" USING btree ("account_id","operation","created","entry_id");--> statement-breakpoint
CREATE INDEX "request_log_by_tag" ON "security"."request_log" USING btree ("account_id","tag","created","entry_id") WHERE "security"."request_log"."tag" is not null;--> statement-breakpoint
CREATE INDEX "request_log_errors" ON "security"."request_log" USING btree ("account_id","created","entry_id") WHERE "security"."request_log"."error" is not null;--> statement-breakpoint
CREATE INDEX "request_log_by_request" ON "security"."request_log" USING btree ("account_id","request_id");