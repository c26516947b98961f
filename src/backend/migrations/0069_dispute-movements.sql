CREATE TABLE "payment"."dispute_movements" (
	"movement_id" uuid PRIMARY KEY NOT NULL,
	"dispute_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment"."dispute_movements" ADD CONSTRAINT "dispute_movements_dispute_id_disputes_dispute_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "payment"."disputes"("dispute_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_movements_dispute" ON "payment"."dispute_movements" USING btree ("dispute_id");--> statement-breakpoint
CREATE INDEX "dispute_movements_report" ON "payment"."dispute_movements" USING btree ("created");--> statement-breakpoint
-- What is withdrawn now. Of disputes that were won before this release, nothing says when the money left and came back.
INSERT INTO "payment"."dispute_movements" SELECT gen_random_uuid(), "dispute_id", -"withdrawn", "created" FROM "payment"."disputes" WHERE "withdrawn" > 0;
