CREATE TABLE "sales"."tax_certificate_files" (
	"certificate_id" uuid PRIMARY KEY NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales"."tax_certificates" (
	"certificate_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"uploaded" timestamp with time zone NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"state" text NOT NULL,
	"rejection" text,
	"reviewed" timestamp with time zone,
	"reviewed_by" uuid
);
--> statement-breakpoint
ALTER TABLE "sales"."tax_certificate_files" ADD CONSTRAINT "tax_certificate_files_certificate_id_tax_certificates_certificate_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "sales"."tax_certificates"("certificate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_certificates_account" ON "sales"."tax_certificates" USING btree ("account_id","certificate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_certificates_waiting" ON "sales"."tax_certificates" USING btree ("account_id") WHERE "sales"."tax_certificates"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "tax_certificates_to_review" ON "sales"."tax_certificates" USING btree ("uploaded","certificate_id") WHERE "sales"."tax_certificates"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "transactions_gateway" ON "payment"."transactions" USING btree ("gateway_id");--> statement-breakpoint
CREATE INDEX "hostnames_backward" ON "security"."hostnames" USING btree (reverse("hostname") text_pattern_ops);