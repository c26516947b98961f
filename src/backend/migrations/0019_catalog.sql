CREATE TABLE "subscription"."account_schedules" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"schedule_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription"."catalog_states" (
	"state_id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription"."licenses" (
	"license_id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"description" text NOT NULL,
	"product_line" text NOT NULL,
	"product_edition" text NOT NULL,
	"edition_key" text NOT NULL,
	"edition_label" text NOT NULL,
	"region_label" text NOT NULL,
	"hosting_key" text NOT NULL,
	"hosting_label" text NOT NULL,
	"group" text NOT NULL,
	"endpoints" jsonb NOT NULL,
	"is_listed" boolean NOT NULL,
	CONSTRAINT "licenses_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "subscription"."plans" (
	"plan_id" integer PRIMARY KEY NOT NULL,
	"license_id" integer NOT NULL,
	"description" text NOT NULL,
	"days" integer NOT NULL,
	"months" integer NOT NULL,
	"lookups" bigint NOT NULL,
	"rate_limit" integer,
	"enhanced_data_privacy" boolean NOT NULL,
	"one_time_free_trial" boolean NOT NULL,
	"ongoing_free" boolean NOT NULL,
	"renewable" boolean NOT NULL,
	"purchasable" boolean NOT NULL,
	"discontinued" boolean NOT NULL,
	"tier" integer,
	"next_plan_id" integer
);
--> statement-breakpoint
CREATE TABLE "subscription"."prices" (
	"schedule_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "prices_schedule_id_plan_id_pk" PRIMARY KEY("schedule_id","plan_id")
);
--> statement-breakpoint
CREATE TABLE "subscription"."pricing_schedules" (
	"schedule_id" integer PRIMARY KEY NOT NULL,
	"label" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscription"."account_schedules" ADD CONSTRAINT "account_schedules_schedule_id_pricing_schedules_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "subscription"."pricing_schedules"("schedule_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription"."plans" ADD CONSTRAINT "plans_license_id_licenses_license_id_fk" FOREIGN KEY ("license_id") REFERENCES "subscription"."licenses"("license_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription"."prices" ADD CONSTRAINT "prices_schedule_id_pricing_schedules_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "subscription"."pricing_schedules"("schedule_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription"."prices" ADD CONSTRAINT "prices_plan_id_plans_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "subscription"."plans"("plan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plans_license" ON "subscription"."plans" USING btree ("license_id");