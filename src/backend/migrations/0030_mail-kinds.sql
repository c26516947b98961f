ALTER TABLE "kernel"."mails" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel"."mails" ADD COLUMN "html" text DEFAULT '' NOT NULL;