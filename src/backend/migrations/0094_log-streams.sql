CREATE TABLE "webhooks"."log_stream_batches" (
	"batch_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks"."log_stream_batches_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stream_id" uuid NOT NULL,
	"source" text NOT NULL,
	"attempted" timestamp with time zone NOT NULL,
	"duration" integer NOT NULL,
	"record_count" integer NOT NULL,
	"byte_count" integer NOT NULL,
	"status" integer,
	"response_body" text NOT NULL,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "webhooks"."log_stream_records" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks"."log_stream_records_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stream_id" uuid NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"payload" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks"."log_stream_sources" (
	"source_id" uuid PRIMARY KEY NOT NULL,
	"stream_id" uuid NOT NULL,
	"source" text NOT NULL,
	"cursor_time" timestamp with time zone NOT NULL,
	"cursor_id" bigint DEFAULT 0 NOT NULL,
	"last_sent" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claims" bigint DEFAULT 0 NOT NULL,
	"next_attempt" timestamp with time zone,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks"."log_streams" (
	"stream_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"sources" text[] NOT NULL,
	"batch_seconds" integer NOT NULL,
	"sealed_secret" text,
	"header_name" text,
	"index" text,
	"region" text,
	"bucket" text,
	"prefix" text,
	"access_key_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"paused_by" text,
	"last_success" timestamp with time zone,
	"last_failure" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "webhooks"."log_stream_batches" ADD CONSTRAINT "log_stream_batches_stream_id_log_streams_stream_id_fk" FOREIGN KEY ("stream_id") REFERENCES "webhooks"."log_streams"("stream_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks"."log_stream_records" ADD CONSTRAINT "log_stream_records_stream_id_log_streams_stream_id_fk" FOREIGN KEY ("stream_id") REFERENCES "webhooks"."log_streams"("stream_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks"."log_stream_sources" ADD CONSTRAINT "log_stream_sources_stream_id_log_streams_stream_id_fk" FOREIGN KEY ("stream_id") REFERENCES "webhooks"."log_streams"("stream_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "log_stream_batches_by_stream" ON "webhooks"."log_stream_batches" USING btree ("stream_id","batch_id");--> statement-breakpoint
CREATE INDEX "log_stream_failures" ON "webhooks"."log_stream_batches" USING btree ("stream_id","batch_id") WHERE "webhooks"."log_stream_batches"."failure" is not null;--> statement-breakpoint
CREATE INDEX "log_stream_batches_by_age" ON "webhooks"."log_stream_batches" USING btree ("attempted");--> statement-breakpoint
CREATE INDEX "log_stream_records_by_stream" ON "webhooks"."log_stream_records" USING btree ("stream_id","sequence");--> statement-breakpoint
CREATE INDEX "log_stream_records_by_age" ON "webhooks"."log_stream_records" USING btree ("time");--> statement-breakpoint
CREATE UNIQUE INDEX "log_stream_sources_once" ON "webhooks"."log_stream_sources" USING btree ("stream_id","source");--> statement-breakpoint
CREATE INDEX "log_stream_sources_due" ON "webhooks"."log_stream_sources" USING btree ("next_attempt") WHERE "webhooks"."log_stream_sources"."next_attempt" is not null;--> statement-breakpoint
CREATE INDEX "log_streams_by_account" ON "webhooks"."log_streams" USING btree ("account_id","created","stream_id");