CREATE SCHEMA "webhooks";
--> statement-breakpoint
CREATE TABLE "webhooks"."attempts" (
	"attempt_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks"."attempts_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sequence" bigint NOT NULL,
	"attempted" timestamp with time zone NOT NULL,
	"duration" integer NOT NULL,
	"url" text NOT NULL,
	"timestamp" bigint NOT NULL,
	"signature" text NOT NULL,
	"status" integer,
	"response_headers" jsonb NOT NULL,
	"response_body" text NOT NULL,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "webhooks"."deliveries" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks"."deliveries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"type" text NOT NULL,
	"object" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt" timestamp with time zone,
	"tried_until" timestamp with time zone,
	"status" integer,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks"."endpoints" (
	"endpoint_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"event_types" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"sealed_secret" text NOT NULL,
	"sealed_previous" text,
	"rotated" timestamp with time zone,
	"previous_ends" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"paused_by" text,
	"last_success" timestamp with time zone,
	"last_failure" timestamp with time zone,
	"failing_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhooks"."events" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"type" text NOT NULL,
	"object" text NOT NULL,
	"payload" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhooks"."attempts" ADD CONSTRAINT "attempts_sequence_deliveries_sequence_fk" FOREIGN KEY ("sequence") REFERENCES "webhooks"."deliveries"("sequence") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks"."deliveries" ADD CONSTRAINT "deliveries_endpoint_id_endpoints_endpoint_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "webhooks"."endpoints"("endpoint_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks"."deliveries" ADD CONSTRAINT "deliveries_event_id_events_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "webhooks"."events"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_by_delivery" ON "webhooks"."attempts" USING btree ("sequence","attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_once" ON "webhooks"."deliveries" USING btree ("event_id","endpoint_id");--> statement-breakpoint
CREATE INDEX "deliveries_by_endpoint" ON "webhooks"."deliveries" USING btree ("endpoint_id","sequence");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "webhooks"."deliveries" USING btree ("next_attempt","sequence") WHERE "webhooks"."deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "deliveries_waiting" ON "webhooks"."deliveries" USING btree ("endpoint_id","object","sequence") WHERE "webhooks"."deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "endpoints_by_account" ON "webhooks"."endpoints" USING btree ("account_id","created","endpoint_id");--> statement-breakpoint
CREATE INDEX "events_by_age" ON "webhooks"."events" USING btree ("created");