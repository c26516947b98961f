CREATE TABLE "subscription"."gifts" (
	"gift_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription"."gifts_gift_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"order_id" integer,
	"value" bigint NOT NULL,
	"given" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sales"."orders" ADD COLUMN "worth" bigint;--> statement-breakpoint
CREATE INDEX "gifts_by_account" ON "subscription"."gifts" USING btree ("account_id","given");--> statement-breakpoint
CREATE INDEX "gifts_by_order" ON "subscription"."gifts" USING btree ("order_id");