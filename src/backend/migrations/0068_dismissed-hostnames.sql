CREATE TABLE "security"."dismissed_hostnames" (
	"key_id" uuid NOT NULL,
	"hostname" text NOT NULL,
	"dismissed" timestamp with time zone NOT NULL,
	"dismissed_by" uuid NOT NULL,
	CONSTRAINT "dismissed_hostnames_key_id_hostname_pk" PRIMARY KEY("key_id","hostname")
);
