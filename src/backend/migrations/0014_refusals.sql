CREATE TABLE "security"."refusals" (
	"account_id" integer NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"key_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"source_kind" text NOT NULL,
	"source" text NOT NULL,
	"refused" bigint NOT NULL,
	"first" timestamp with time zone NOT NULL,
	"last" timestamp with time zone NOT NULL,
	CONSTRAINT "refusals_account_id_hour_key_id_rule_source_kind_source_pk" PRIMARY KEY("account_id","hour","key_id","rule","source_kind","source")
);
--> statement-breakpoint
CREATE INDEX "refusals_by_hour" ON "security"."refusals" USING btree ("hour");