CREATE UNLOGGED TABLE "security"."key_paces" (
	"key_id" uuid PRIMARY KEY NOT NULL,
	"second" timestamp with time zone NOT NULL,
	"made" bigint NOT NULL
);
