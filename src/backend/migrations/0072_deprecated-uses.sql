CREATE TABLE "kernel"."deprecated_uses" (
	"day" date NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" integer NOT NULL,
	"operation_id" text NOT NULL,
	"parameter" text NOT NULL,
	"calls" integer NOT NULL,
	"last" timestamp with time zone NOT NULL,
	CONSTRAINT "deprecated_uses_account_id_day_user_id_operation_id_parameter_pk" PRIMARY KEY("account_id","day","user_id","operation_id","parameter")
);
--> statement-breakpoint
CREATE INDEX "deprecated_uses_day" ON "kernel"."deprecated_uses" USING btree ("day");