CREATE SCHEMA "subscription";
--> statement-breakpoint
CREATE TABLE "security"."embedded_keys" (
	"key_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"label" text NOT NULL,
	"description" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"paused" boolean NOT NULL,
	"deactivated" timestamp with time zone,
	"recovery_deadline" timestamp with time zone,
	"last_used" timestamp with time zone,
	"expires" timestamp with time zone,
	"licenses" integer[]
);
--> statement-breakpoint
CREATE TABLE "security"."hostnames" (
	"key_id" uuid NOT NULL,
	"hostname" text NOT NULL,
	"is_authorized" boolean NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "hostnames_key_id_hostname_pk" PRIMARY KEY("key_id","hostname")
);
--> statement-breakpoint
CREATE TABLE "security"."key_limits" (
	"key_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"max_lookups" bigint NOT NULL,
	"lookups_used" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security"."token_uses" (
	"key_id" uuid NOT NULL,
	"token_version" integer NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"used" bigint NOT NULL,
	"last" timestamp with time zone NOT NULL,
	CONSTRAINT "token_uses_key_id_token_version_start_pk" PRIMARY KEY("key_id","token_version","start")
);
--> statement-breakpoint
CREATE TABLE "security"."usage_days" (
	"account_id" integer NOT NULL,
	"day" timestamp with time zone NOT NULL,
	"key_id" uuid NOT NULL,
	"license_id" integer NOT NULL,
	"used" bigint NOT NULL,
	CONSTRAINT "usage_days_account_id_day_key_id_license_id_pk" PRIMARY KEY("account_id","day","key_id","license_id")
);
--> statement-breakpoint
CREATE TABLE "security"."usage_hours" (
	"account_id" integer NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"key_id" uuid NOT NULL,
	"license_id" integer NOT NULL,
	"used" bigint NOT NULL,
	CONSTRAINT "usage_hours_account_id_hour_key_id_license_id_pk" PRIMARY KEY("account_id","hour","key_id","license_id")
);
--> statement-breakpoint
CREATE TABLE "subscription"."subscriptions" (
	"subscription_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription"."subscriptions_subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 700401 CACHE 1),
	"track_id" integer NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"expiration" timestamp with time zone,
	"termination" timestamp with time zone,
	"issued" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"plan_id" integer NOT NULL,
	"next_plan_id" integer,
	"order_id" integer,
	"rate_limit" jsonb,
	"autorenew_disabled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription"."tracks" (
	"track_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription"."tracks_track_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 88101 CACHE 1),
	"account_id" integer NOT NULL,
	"license_id" integer NOT NULL,
	"suspended" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "tracks_license" UNIQUE("account_id","license_id")
);
--> statement-breakpoint
ALTER TABLE "security"."secret_keys" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "security"."secret_keys" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "security"."secret_keys" ADD COLUMN "last_used" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "security"."secret_keys" ADD COLUMN "expires" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "security"."secret_keys" ADD COLUMN "licenses" integer[];--> statement-breakpoint
ALTER TABLE "security"."secret_keys" ADD COLUMN "token_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "security"."secret_keys" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "security"."secret_keys" ADD COLUMN "previous_tail" text;--> statement-breakpoint
ALTER TABLE "security"."secret_keys" ADD COLUMN "previous_ends" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "security"."secret_keys" ADD COLUMN "rotated" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "security"."secret_keys" ADD COLUMN "allowed_ips" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "security"."hostnames" ADD CONSTRAINT "hostnames_key_id_embedded_keys_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "security"."embedded_keys"("key_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription"."subscriptions" ADD CONSTRAINT "subscriptions_track_id_tracks_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "subscription"."tracks"("track_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "embedded_keys_by_created" ON "security"."embedded_keys" USING btree ("account_id","created","key_id");--> statement-breakpoint
CREATE INDEX "embedded_keys_by_label" ON "security"."embedded_keys" USING btree ("account_id",lower("label"),"key_id");--> statement-breakpoint
CREATE INDEX "embedded_keys_by_use" ON "security"."embedded_keys" USING btree ("account_id","last_used" NULLS FIRST,"key_id");--> statement-breakpoint
CREATE INDEX "subscriptions_track" ON "subscription"."subscriptions" USING btree ("track_id","start");--> statement-breakpoint
CREATE INDEX "secret_keys_by_use" ON "security"."secret_keys" USING btree ("account_id","last_used" NULLS FIRST,"key_id");--> statement-breakpoint
ALTER TABLE "security"."secret_keys" ADD CONSTRAINT "secret_keys_previous_hash_unique" UNIQUE("previous_hash");