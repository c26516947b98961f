CREATE SCHEMA "lists";
--> statement-breakpoint
CREATE TABLE "lists"."list_groups" (
	"list_id" uuid NOT NULL,
	"group" integer NOT NULL,
	"lookups" text NOT NULL,
	"state" text NOT NULL,
	"results" text,
	CONSTRAINT "list_groups_list_id_group_pk" PRIMARY KEY("list_id","group")
);
--> statement-breakpoint
CREATE TABLE "lists"."list_parts" (
	"list_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "list_parts_list_id_part_pk" PRIMARY KEY("list_id","part")
);
--> statement-breakpoint
CREATE TABLE "lists"."list_rows" (
	"list_id" uuid NOT NULL,
	"batch" integer NOT NULL,
	"rows" text NOT NULL,
	"places" text NOT NULL,
	CONSTRAINT "list_rows_list_id_batch_pk" PRIMARY KEY("list_id","batch")
);
--> statement-breakpoint
CREATE TABLE "lists"."lists" (
	"list_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"created_by" uuid,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"uploaded" integer DEFAULT 0 NOT NULL,
	"format" jsonb NOT NULL,
	"notify" boolean NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"started" timestamp with time zone,
	"finished" timestamp with time zone,
	"rows" integer DEFAULT 0 NOT NULL,
	"batches" integer DEFAULT 0 NOT NULL,
	"lookups" integer DEFAULT 0 NOT NULL,
	"looked_up" integer DEFAULT 0 NOT NULL,
	"confirmed" integer DEFAULT 0 NOT NULL,
	"incomplete" integer DEFAULT 0 NOT NULL,
	"not_found" integer DEFAULT 0 NOT NULL,
	"contents" jsonb,
	"mapping" jsonb,
	"undone" jsonb NOT NULL,
	"failure" jsonb,
	"key_kind" text,
	"key_id" uuid,
	"due" timestamp with time zone,
	"claim" uuid,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lists"."list_groups" ADD CONSTRAINT "list_groups_list_id_lists_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "lists"."lists"("list_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists"."list_parts" ADD CONSTRAINT "list_parts_list_id_lists_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "lists"."lists"("list_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists"."list_rows" ADD CONSTRAINT "list_rows_list_id_lists_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "lists"."lists"("list_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_groups_left" ON "lists"."list_groups" USING btree ("list_id","group") WHERE "lists"."list_groups"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "lists_by_account" ON "lists"."lists" USING btree ("account_id","created","list_id");--> statement-breakpoint
CREATE INDEX "lists_due" ON "lists"."lists" USING btree ("due","list_id") WHERE "lists"."lists"."due" is not null;--> statement-breakpoint
CREATE INDEX "lists_by_age" ON "lists"."lists" USING btree ("created");