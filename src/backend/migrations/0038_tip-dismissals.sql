CREATE TABLE "security"."tip_dismissals" (
	"key_id" uuid NOT NULL,
	"tip" text NOT NULL,
	"account_id" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"facts" text NOT NULL,
	"dismissed" timestamp with time zone NOT NULL,
	"dismissed_by" uuid NOT NULL,
	CONSTRAINT "tip_dismissals_key_id_tip_pk" PRIMARY KEY("key_id","tip")
);
--> statement-breakpoint
CREATE INDEX "tip_dismissals_by_account" ON "security"."tip_dismissals" USING btree ("account_id","dismissed");