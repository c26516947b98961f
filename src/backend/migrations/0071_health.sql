CREATE SCHEMA "reporting";
--> statement-breakpoint
CREATE TABLE "kernel"."outcomes" (
	"name" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"succeeded" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "outcomes_name_minute_pk" PRIMARY KEY("name","minute")
);
--> statement-breakpoint
CREATE TABLE "reporting"."component_days" (
	"name" text NOT NULL,
	"day" date NOT NULL,
	"seconds_working" integer NOT NULL,
	"seconds_failing" integer NOT NULL,
	CONSTRAINT "component_days_name_day_pk" PRIMARY KEY("name","day")
);
--> statement-breakpoint
CREATE TABLE "reporting"."components" (
	"name" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"checked" timestamp with time zone NOT NULL
);
