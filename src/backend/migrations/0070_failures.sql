ALTER TABLE "forms"."purchases" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "forms"."submissions" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "kernel"."mails" ADD COLUMN "failure" text;