CREATE TABLE "sales"."plan_changes" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"track_id" integer NOT NULL,
	"credit" bigint NOT NULL,
	"lapses" timestamp with time zone NOT NULL,
	"effective" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sales"."replaced_terms" (
	"order_id" integer NOT NULL,
	"subscription_id" integer NOT NULL,
	"remaining" bigint NOT NULL,
	"used" bigint NOT NULL,
	"credit" bigint NOT NULL,
	CONSTRAINT "replaced_terms_order_id_subscription_id_pk" PRIMARY KEY("order_id","subscription_id")
);
--> statement-breakpoint
ALTER TABLE "sales"."plan_changes" ADD CONSTRAINT "plan_changes_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "sales"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales"."replaced_terms" ADD CONSTRAINT "replaced_terms_order_id_plan_changes_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "sales"."plan_changes"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_changes_open" ON "sales"."plan_changes" USING btree ("track_id") WHERE "sales"."plan_changes"."effective" is null;--> statement-breakpoint
CREATE INDEX "plan_changes_lapses" ON "sales"."plan_changes" USING btree ("lapses") WHERE "sales"."plan_changes"."effective" is null;