CREATE TABLE "authorization"."certificate_reminders" (
	"idp_id" uuid NOT NULL,
	"expiration" timestamp with time zone NOT NULL,
	"days" integer NOT NULL,
	"sent" timestamp with time zone NOT NULL,
	CONSTRAINT "certificate_reminders_idp_id_expiration_days_pk" PRIMARY KEY("idp_id","expiration","days")
);
