CREATE INDEX "scim_groups_created" ON "scim"."groups" USING btree ("organization_id","created","id");--> statement-breakpoint
CREATE INDEX "scim_users_created" ON "scim"."users" USING btree ("organization_id","created","id");--> statement-breakpoint
CREATE INDEX "scim_users_external" ON "scim"."users" USING btree ("organization_id",("attributes" ->> 'externalId'));