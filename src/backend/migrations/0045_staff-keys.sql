CREATE UNLOGGED TABLE "security"."key_ip_paces" (
	"key_id" uuid NOT NULL,
	"address" text NOT NULL,
	"second" timestamp with time zone NOT NULL,
	"made" bigint NOT NULL,
	CONSTRAINT "key_ip_paces_key_id_address_pk" PRIMARY KEY("key_id","address")
);
--> statement-breakpoint
CREATE TABLE "security"."trace_entries" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security"."trace_entries_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key_id" uuid NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"request_id" text NOT NULL,
	"rule" text,
	"license_id" integer,
	"subscription_id" integer,
	"lookups" integer NOT NULL,
	"source" text NOT NULL,
	"inputs" jsonb
);
--> statement-breakpoint
ALTER TABLE "security"."embedded_keys" ADD COLUMN "ip_rate_limit" integer;--> statement-breakpoint
ALTER TABLE "security"."embedded_keys" ADD COLUMN "trace_ends" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "security"."embedded_keys" ADD COLUMN "trace_created" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "security"."embedded_keys" ADD COLUMN "trace_by" uuid;--> statement-breakpoint
ALTER TABLE "security"."secret_keys" ADD COLUMN "ip_rate_limit" integer;--> statement-breakpoint
ALTER TABLE "security"."secret_keys" ADD COLUMN "trace_ends" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "security"."secret_keys" ADD COLUMN "trace_created" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "security"."secret_keys" ADD COLUMN "trace_by" uuid;--> statement-breakpoint
CREATE INDEX "trace_entries_by_key" ON "security"."trace_entries" USING btree ("key_id","entry_id");--> statement-breakpoint
CREATE INDEX "trace_entries_created" ON "security"."trace_entries" USING btree ("created");--> statement-breakpoint
CREATE INDEX "embedded_keys_traced" ON "security"."embedded_keys" USING btree ("trace_ends") WHERE "security"."embedded_keys"."trace_ends" is not null;--> statement-breakpoint
CREATE INDEX "secret_keys_traced" ON "security"."secret_keys" USING btree ("trace_ends") WHERE "security"."secret_keys"."trace_ends" is not null;