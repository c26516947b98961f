CREATE TABLE "authorization"."closings" (
	"closing_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"requested" timestamp with time zone NOT NULL,
	"requested_by" uuid,
	"erased_from" timestamp with time zone NOT NULL,
	"reminded" timestamp with time zone,
	"restored" timestamp with time zone,
	"held" timestamp with time zone,
	"hold_reason" text,
	"erasing" timestamp with time zone,
	"erased" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "authorization"."accounts" ADD COLUMN "closed" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kernel"."memberships" ADD COLUMN "closing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "closings_open" ON "authorization"."closings" USING btree ("account_id") WHERE "authorization"."closings"."restored" is null;--> statement-breakpoint
CREATE INDEX "closings_due" ON "authorization"."closings" USING btree ("erased_from") WHERE "authorization"."closings"."restored" is null and "authorization"."closings"."erased" is null and "authorization"."closings"."held" is null;--> statement-breakpoint
CREATE SCHEMA "exports";
--> statement-breakpoint
CREATE TABLE "exports"."export_parts" (
	"part_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exports"."export_parts_part_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"export_id" uuid NOT NULL,
	"file" text NOT NULL,
	"content" text NOT NULL,
	"is_compressed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exports"."exports" (
	"export_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"requested_by" uuid NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"finished" timestamp with time zone,
	"kinds" integer DEFAULT 0 NOT NULL,
	"after" text,
	"rows" bigint DEFAULT 0 NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"touched" timestamp with time zone NOT NULL,
	CONSTRAINT "exports_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
ALTER TABLE "exports"."export_parts" ADD CONSTRAINT "export_parts_export_id_exports_export_id_fk" FOREIGN KEY ("export_id") REFERENCES "exports"."exports"("export_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_parts_files" ON "exports"."export_parts" USING btree ("export_id","file","part_id");--> statement-breakpoint
CREATE INDEX "exports_running" ON "exports"."exports" USING btree ("touched") WHERE "exports"."exports"."finished" is null;--> statement-breakpoint
CREATE INDEX "exports_by_age" ON "exports"."exports" USING btree ("created");