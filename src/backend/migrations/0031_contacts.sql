CREATE TABLE "notification"."mail_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"received" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "notification"."contacts_email";--> statement-breakpoint
ALTER TABLE "notification"."contacts" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "notification"."contacts" ADD COLUMN "link_sent" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification"."contacts" ADD COLUMN "link_used" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification"."contacts" ADD COLUMN "undeliverable" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification"."contacts" ADD COLUMN "undeliverable_reason" text;--> statement-breakpoint
ALTER TABLE "notification"."contacts" ADD COLUMN "deleted" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mail_events_received" ON "notification"."mail_events" USING btree ("received");--> statement-breakpoint
CREATE INDEX "contacts_first" ON "notification"."contacts" USING btree ("account_id","primary" DESC NULLS FIRST,"contact_id") WHERE "notification"."contacts"."deleted" is null;--> statement-breakpoint
CREATE INDEX "contacts_name" ON "notification"."contacts" USING btree ("account_id",lower("first_name" || ' ' || "last_name"),"contact_id") WHERE "notification"."contacts"."deleted" is null;--> statement-breakpoint
CREATE INDEX "contacts_address" ON "notification"."contacts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contacts_deleted" ON "notification"."contacts" USING btree ("deleted") WHERE "notification"."contacts"."deleted" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_email" ON "notification"."contacts" USING btree ("account_id",lower("email")) WHERE "notification"."contacts"."deleted" is null;