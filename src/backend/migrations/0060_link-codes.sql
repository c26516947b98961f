CREATE TABLE "kernel"."link_codes" (
	"subject" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"code_hash" text NOT NULL,
	"sealed_link" text NOT NULL,
	"expiration" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "link_codes_address" ON "kernel"."link_codes" USING btree ("address","code_hash");--> statement-breakpoint
CREATE INDEX "link_codes_expiration" ON "kernel"."link_codes" USING btree ("expiration") WHERE "kernel"."link_codes"."expiration" is not null;--> statement-breakpoint
-- Gmail ignores dots, and has two names: one mailbox has one trial.
UPDATE "subscription"."trial_uses" SET "mailbox" = replace(split_part("mailbox", '@', 1), '.', '') || '@gmail.com' WHERE "mailbox" LIKE '%@gmail.com' OR "mailbox" LIKE '%@googlemail.com';
