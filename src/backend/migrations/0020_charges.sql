CREATE TABLE "payment"."attempts" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"payment_method_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"card_token" text NOT NULL,
	"amount" bigint NOT NULL,
	"request_key" text NOT NULL,
	"state" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"last_asked" timestamp with time zone NOT NULL,
	"next_look" timestamp with time zone NOT NULL,
	"looks" integer DEFAULT 0 NOT NULL,
	"charge_id" text,
	"declined" text,
	"finished" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment"."reference_days" (
	"day" date PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment"."refunds" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"request_key" text NOT NULL,
	"state" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"next_look" timestamp with time zone NOT NULL,
	"looks" integer DEFAULT 0 NOT NULL,
	"gateway_id" text,
	"finished" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment"."transactions" (
	"transaction_id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid,
	"account_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"payment_form" text NOT NULL,
	"payment_method_id" uuid,
	"vendor" text,
	"gateway_id" text,
	"gateway_message" text,
	"gateway_response" text,
	"reference_number" text,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"voided" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payment"."refunds" ADD CONSTRAINT "refunds_transaction_id_transactions_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "payment"."transactions"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_open" ON "payment"."attempts" USING btree ("order_id") WHERE "payment"."attempts"."state" in ('asking', 'challenge', 'processing');--> statement-breakpoint
CREATE INDEX "attempts_due" ON "payment"."attempts" USING btree ("next_look") WHERE "payment"."attempts"."state" in ('asking', 'challenge', 'processing');--> statement-breakpoint
CREATE INDEX "attempts_request" ON "payment"."attempts" USING btree ("request_key","created");--> statement-breakpoint
CREATE INDEX "attempts_order" ON "payment"."attempts" USING btree ("order_id","created");--> statement-breakpoint
CREATE INDEX "attempts_charge" ON "payment"."attempts" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "refunds_transaction" ON "payment"."refunds" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "refunds_request" ON "payment"."refunds" USING btree ("request_key");--> statement-breakpoint
CREATE INDEX "refunds_gateway" ON "payment"."refunds" USING btree ("gateway_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "payment"."refunds" USING btree ("next_look") WHERE "payment"."refunds"."state" in ('asking', 'pending');--> statement-breakpoint
CREATE INDEX "refunds_report" ON "payment"."refunds" USING btree ("created");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_charge" ON "payment"."transactions" USING btree ("vendor","gateway_id") WHERE "payment"."transactions"."gateway_response" = 'approved';--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_attempt" ON "payment"."transactions" USING btree ("attempt_id") WHERE "payment"."transactions"."gateway_response" = 'approved';--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_reference" ON "payment"."transactions" USING btree ("reference_number") WHERE "payment"."transactions"."reference_number" is not null;--> statement-breakpoint
CREATE INDEX "transactions_list" ON "payment"."transactions" USING btree ("account_id","created" DESC NULLS LAST,"transaction_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "transactions_order" ON "payment"."transactions" USING btree ("order_id","created" DESC NULLS LAST,"transaction_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "transactions_report" ON "payment"."transactions" USING btree ("payment_form","created");