CREATE TABLE "payment"."disputes" (
	"dispute_id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"gateway_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"withdrawn" bigint DEFAULT 0 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"respond_by" timestamp with time zone,
	"closed" timestamp with time zone,
	CONSTRAINT "disputes_gateway" UNIQUE("vendor","gateway_id")
);
--> statement-breakpoint
ALTER TABLE "payment"."transactions" ADD COLUMN "disputed_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment"."disputes" ADD CONSTRAINT "disputes_transaction_id_transactions_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "payment"."transactions"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_transaction" ON "payment"."disputes" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "disputes_open" ON "payment"."disputes" USING btree ("respond_by","dispute_id") WHERE "payment"."disputes"."closed" is null;