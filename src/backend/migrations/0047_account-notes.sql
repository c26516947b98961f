CREATE TABLE "authorization"."account_notes" (
	"note_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authorization"."account_notes_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "account_notes_account" ON "authorization"."account_notes" USING btree ("account_id","note_id");