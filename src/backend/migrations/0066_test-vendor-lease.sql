CREATE TABLE "payment"."test_vendor_leases" (
	"lease_id" integer PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
