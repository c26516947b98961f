CREATE UNLOGGED TABLE "security"."key_license_paces" (
	"key_id" uuid NOT NULL,
	"license_id" integer NOT NULL,
	"second" timestamp with time zone NOT NULL,
	"made" bigint NOT NULL,
	CONSTRAINT "key_license_paces_key_id_license_id_pk" PRIMARY KEY("key_id","license_id")
);
