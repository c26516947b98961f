-- Unlogged: counts of minutes are not worth a write to the log. After a crash or a failover they begin anew.
CREATE UNLOGGED TABLE "kernel"."limit_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
