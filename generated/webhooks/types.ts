// Generated from openapi/webhooks by npm run generate. Do not edit.

export interface paths {
    "/endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description The endpoints of the active account, newest first, each with how its deliveries do. There are at most ten. For
         *     owners, because events are about keys, orders, and members alike.
         */
        get: operations["listWebhookEndpoints"];
        /**
         * Create a webhook endpoint
         * @description Adds an address that gets the chosen events of the active account from now on. Only this response contains the
         *     secret that deliveries are signed with. The address has to begin with `https://` and be reachable from the
         *     internet. An account has up to ten endpoints.
         *
         *     A repeated call does it again. At most 60 calls from an address in a minute. Staff who act as a person can't call it. API tokens can't call it: its response has a secret.
         */
        put: operations["createWebhookEndpoint"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook endpoint
         * @description An endpoint of the active account, with how its deliveries do.
         */
        get: operations["getWebhookEndpoint"];
        put?: never;
        /**
         * Change a webhook endpoint
         * @description Sets the address, the events, and the description. Deliveries that wait are sent to the new address. An edit of an
         *     outdated version is rejected.
         *
         *     A repeated call is rejected with `webhook-changed`. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
         */
        post: operations["updateWebhookEndpoint"];
        /**
         * Delete a webhook endpoint
         * @description Deletes an endpoint with its log. Deliveries that wait are not sent.
         *
         *     A repeated call is rejected with `not-found`.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/endpoints/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rotate the secret of a webhook endpoint
         * @description Gives the endpoint a new secret. Only this response contains it. For the requested number of hours, deliveries
         *     have a signature of each secret; zero ends the old one at once. While two secrets sign, another rotation ends the
         *     oldest one. Requires a login less than fifteen minutes old.
         *
         *     A repeated call does it again. At most 60 calls from an address in a minute. Staff who act as a person can't call it. API tokens can't call it: it requires a recent login.
         */
        put: operations["startWebhookSecretRotation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/endpoints/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a webhook endpoint
         * @description Sends nothing to the endpoint until it is resumed. Its events are kept meanwhile, for up to thirty days. Pausing a
         *     paused endpoint changes nothing.
         *
         *     A repeated call changes nothing more.
         */
        post: operations["pauseWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/endpoints/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a webhook endpoint
         * @description Sends to a paused endpoint again. Deliveries that have waited are sent at once, in order, and get the whole time
         *     for retries. Resuming an active endpoint changes nothing.
         *
         *     A repeated call changes nothing more.
         */
        post: operations["resumeWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/endpoints/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends an event of the type `webhook.test` to the endpoint, whatever events it gets. Get the delivery to see how
         *     the endpoint has responded.
         *
         *     A repeated call does it again. At most 30 calls by a person in a minute.
         */
        post: operations["sendWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/endpoints/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of an endpoint
         * @description The events that an endpoint has got or will get, newest first, of the last thirty days. The response has no total.
         *     `next` continues the list where the page ends, regardless of newer events.
         *
         *     At most 240 calls by a person in a minute.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/endpoints/{id}/deliveries/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description An event that an endpoint has got or will get, with what is sent and how the endpoint has responded to each of the
         *     latest attempts.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/endpoints/{id}/deliveries/{event_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a delivery
         * @description Sends an event to the endpoint again, with the ID that it had, also if it has succeeded. It gets the whole time for
         *     retries. Replaying a delivery that waits changes nothing.
         *
         *     A repeated call does it again. At most 120 calls by a person in a minute.
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/endpoints/{id}/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay deliveries of a time
         * @description Sends the events of a time to the endpoint again, in order, each with the ID that it had: those that have failed,
         *     or all. At most the earliest ten thousand of them; `has_more` says whether there are more.
         *
         *     A repeated call does it again. At most 20 calls by a person in a minute.
         */
        post: operations["replayWebhookDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log-streams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List log streams
         * @description The log streams of the active account, newest first, each with how far it is. There are at most five. For owners,
         *     because the activity log has what all members do.
         */
        get: operations["listLogStreams"];
        /**
         * Create a log stream
         * @description Adds a destination that gets the chosen logs of the active account from now on. It is sent a test record first, and is
         *     added only if it takes that. The address has to begin with `https://` and be reachable from the internet. No operation
         *     returns the secret. An account has up to five streams.
         *
         *     A repeated call does it again. At most 60 calls from an address in a minute. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
         */
        put: operations["createLogStream"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log-streams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a log stream
         * @description A log stream of the active account, with how far it is.
         */
        get: operations["getLogStream"];
        put?: never;
        /**
         * Change a log stream
         * @description Sets everything but the kind. Without `secret`, the stream keeps the one that it has; another server needs it again, so
         *     that no one can have the secret sent elsewhere. Another destination, or a new secret, is sent a test record first, and is
         *     set only if it takes that. A log that is added is sent from now on. An edit of an outdated version is rejected.
         *
         *     A repeated call is rejected with `log-stream-changed`. At most 60 calls by a person in a minute. Staff who act as a person can't call it. API tokens can't call it: it is for a person who is logged in.
         */
        post: operations["updateLogStream"];
        /**
         * Delete a log stream
         * @description Deletes a log stream with its secret. Records that wait are not sent.
         *
         *     A repeated call is rejected with `not-found`.
         */
        delete: operations["deleteLogStream"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log-streams/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a log stream
         * @description Sends nothing to the stream until it is resumed. Its records are kept meanwhile, for up to thirty days. Pausing a paused
         *     stream changes nothing.
         *
         *     A repeated call changes nothing more.
         */
        post: operations["pauseLogStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log-streams/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a log stream
         * @description Sends to a paused stream again, from where it was, and gives it the whole time for retries. Resuming an active stream
         *     changes nothing.
         *
         *     A repeated call changes nothing more.
         */
        post: operations["resumeLogStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log-streams/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test record
         * @description Sends one record to the destination, also if the stream is paused, and returns how it has responded. If a failing
         *     destination takes it, what waits is sent at once.
         *
         *     A repeated call does it again. At most 30 calls by a person in a minute.
         */
        post: operations["sendLogStreamTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log-streams/{id}/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the batches of a log stream
         * @description What was sent to a stream last, and what has failed last, of the last seven days. A batch that is sent again is listed
         *     again.
         */
        get: operations["listLogStreamBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "activity.recorded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Something was recorded
         * @description Any entry of the activity log of the account: whatever people, staff, or programs have changed.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ActivityEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "key.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A key was created
         * @description A secret, embedded, or test key was created.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ActivityEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "key.rotated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A token was rotated
         * @description A secret or test key has a new token.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ActivityEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "key.paused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A key was paused
         * @description A key was paused and rejects lookups.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ActivityEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "key.resumed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A key was resumed
         * @description A paused key works again.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ActivityEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "key.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A key was deleted
         * @description A key was deleted and can be recovered for a while.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ActivityEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "key.recovered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A key was recovered
         * @description A deleted key works again.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ActivityEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.invited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A person was invited
         * @description Someone was invited to the account.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ActivityEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.joined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A person joined
         * @description Someone is a member now: by an invitation, by their first login with single sign-on, or by SCIM.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ActivityEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Roles were changed
         * @description A member has other roles: an owner chose them, or the groups of the identity provider have changed.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ActivityEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A person was removed
         * @description A member was removed by an owner or by SCIM, has left, or has deleted their own login.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ActivityEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contact was added
         * @description A contact was added or restored.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ActivityEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contact was changed
         * @description A contact was edited, confirmed, or made the primary one, follows other topics, or gets no email any longer.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ActivityEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contact was deleted
         * @description A contact was deleted.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ActivityEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was paid
         * @description An order was paid: by card, by transfer, or by a renewal.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrderWebhookEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.payment_failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment failed
         * @description A card was declined, or there is none to charge. The order stays unpaid.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrderWebhookEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was refunded
         * @description Money of an order went back.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrderWebhookEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was canceled
         * @description An order was canceled and gives nothing any longer.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrderWebhookEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscription.renewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A subscription was renewed
         * @description The next term of a license was ordered by its renewal and is paid.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SubscriptionRenewedEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscription.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A subscription ended
         * @description A term has ended, and nothing follows it.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SubscriptionEndedEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscription.usage_reached": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lookups came to a share
         * @description The lookups of a term are used to 25, 50, 70, 90, or 100 percent.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SubscriptionUsageEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "usage_limit.reached": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A usage limit came to a share
         * @description A limit of a key or of the account is used to a share that the account has chosen for alerts.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UsageLimitEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "spending_cap.reached": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The spending cap came to a share
         * @description The orders of a month have come to a share of the spending cap that the account has chosen for alerts.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SpendingCapEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "list.finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A list is done
         * @description A list was verified, and its results can be downloaded.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ListEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "list.paused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A list has paused
         * @description A list has paused by itself, because its lookups were rejected. The reason is in it.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ListEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "list.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A list failed
         * @description The file of a list could not be read.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ListEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test
         * @description Someone has sent a test event to the endpoint.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TestEvent"];
                };
            };
            responses: {
                "2XX": components["responses"]["Received"];
                "4XX": components["responses"]["TriedAgain"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * Format: uuid
         * @description ID of an endpoint.
         * @example 0193f2c1-4d20-7a55-9b3e-71c7d0a94e55
         */
        EndpointId: string;
        /**
         * @description Where deliveries are sent, without a login or a fragment.
         * @example https://hooks.northwind.example/gatepost
         */
        WebhookUrl: string;
        /**
         * @description What the endpoint is for; empty for nothing.
         * @example Books orders in our ERP
         */
        EndpointDescription: string;
        /**
         * @description Type of an event that an endpoint can get.
         * @example order.paid
         * @enum {string}
         */
        ChosenEventType: "activity.recorded" | "key.created" | "key.rotated" | "key.paused" | "key.resumed" | "key.deleted" | "key.recovered" | "member.invited" | "member.joined" | "member.changed" | "member.removed" | "contact.added" | "contact.changed" | "contact.deleted" | "order.paid" | "order.payment_failed" | "order.refunded" | "order.canceled" | "subscription.renewed" | "subscription.ended" | "subscription.usage_reached" | "usage_limit.reached" | "spending_cap.reached" | "list.finished" | "list.paused" | "list.failed";
        /** @description The events that the endpoint gets. */
        ChosenEventTypes: components["schemas"]["ChosenEventType"][];
        /**
         * @description Counts the changes, so that no one overwrites another person's.
         * @example 1
         */
        EndpointVersion: number;
        /**
         * Format: date-time
         * @description A point in time, in UTC.
         * @example 2026-09-14T08:12:00Z
         */
        Timestamp: string;
        /** @description A pause of an endpoint. */
        EndpointPause: {
            /** @description When it began. */
            since: components["schemas"]["Timestamp"];
            /**
             * @description `person`: someone has paused it. `failures`: it was paused because no delivery has succeeded for three days.
             * @example failures
             * @enum {string}
             */
            by: "person" | "failures";
        };
        /** @description A rotation of a secret, while the old one still signs. */
        SecretRotation: {
            /** @description When the new secret was created. */
            started: components["schemas"]["Timestamp"];
            /** @description Until when the old one signs, too. */
            previous_expires_at: components["schemas"]["Timestamp"];
        };
        /** @description How the deliveries of an endpoint do. */
        EndpointHealth: {
            /**
             * @description Deliveries that are not sent yet, or are tried again; a thousand stands for that many or more.
             * @example 0
             */
            waiting: number;
            /**
             * @description When a delivery has succeeded last; null for never.
             * @example 2026-11-02T09:31:07Z
             */
            last_success: components["schemas"]["Timestamp"] | null;
            /**
             * @description When an attempt has failed last; null for never.
             * @example null
             */
            last_failure: components["schemas"]["Timestamp"] | null;
            /**
             * @description Since when every attempt has failed; null if the last one has succeeded.
             * @example null
             */
            failing_since: components["schemas"]["Timestamp"] | null;
        };
        /** @description An address that gets events of the account. */
        WebhookEndpoint: {
            endpoint_id: components["schemas"]["EndpointId"];
            url: components["schemas"]["WebhookUrl"];
            description: components["schemas"]["EndpointDescription"];
            event_types: components["schemas"]["ChosenEventTypes"];
            version: components["schemas"]["EndpointVersion"];
            /** @description When it was created. */
            created: components["schemas"]["Timestamp"];
            /** @description Why nothing is sent to it; null for an active one. */
            pause: components["schemas"]["EndpointPause"] | null;
            /** @description While two secrets sign; null otherwise. */
            rotation: components["schemas"]["SecretRotation"] | null;
            health: components["schemas"]["EndpointHealth"];
        };
        /** @description All endpoints of an account. */
        WebhookEndpoints: {
            /** @description The newest first. */
            endpoints: components["schemas"]["WebhookEndpoint"][];
        };
        /**
         * @description Money in US cents.
         * @example 54000
         */
        Cents: number;
        /** @description The figures of the message, so that no program has to read it. Amounts are in cents. */
        ErrorDetails: {
            /** @description The amount that the caller knew. */
            before?: components["schemas"]["Cents"];
            /** @description The amount now. */
            now?: components["schemas"]["Cents"];
            /** @description The amount that is allowed, or needed. */
            amount?: components["schemas"]["Cents"];
            /** @description The amount that would be charged. */
            charge?: components["schemas"]["Cents"];
            /** @description The smallest amount that can be charged. */
            smallest?: components["schemas"]["Cents"];
            /**
             * @description How many there may be.
             * @example 10000
             */
            limit?: number;
            /**
             * @description How many there are.
             * @example 12
             */
            count?: number;
            /**
             * @description A number of days.
             * @example 7
             */
            days?: number;
            /**
             * @description How many seconds to wait, as `Retry-After`.
             * @example 12
             */
            seconds?: number;
        };
        /** @description One reason for a failure, from the error catalog. */
        ErrorItem: {
            /**
             * @description Number of the catalog entry; null for an entry that has only a name.
             * @example 1588093855
             */
            id: number | null;
            /**
             * @description Name of the catalog entry. Compare this, never the message.
             * @example too-many-requests
             */
            name: string;
            /**
             * @description Message for the person.
             * @example You're going too fast. Wait 12 seconds and try again.
             */
            message: string;
            /** @description Names of the request fields that the entry is about; empty for an error about no field. */
            fields: string[];
            /**
             * @description The HTTP status of the response, repeated for clients that cannot read it.
             * @example 429
             */
            status: number;
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description Why the request failed. One entry for each invalid field, or a single entry. */
        ErrorList: components["schemas"]["ErrorItem"][];
        /** @description A new endpoint. */
        CreateWebhookEndpointBody: {
            url: components["schemas"]["WebhookUrl"];
            description?: components["schemas"]["EndpointDescription"];
            event_types: components["schemas"]["ChosenEventTypes"];
        };
        /**
         * @description What deliveries are signed with, as Standard Webhooks writes it: base64 after `whsec_`. Shown once.
         * @example whsec_bXl0ZXN0c2VjcmV0Zm9yZG9jdW1lbnRhdGlvbm9ubHk=
         */
        WebhookSecret: string;
        /** @description An endpoint, with a secret that is not shown again. */
        CreatedWebhookEndpoint: {
            endpoint_id: components["schemas"]["EndpointId"];
            url: components["schemas"]["WebhookUrl"];
            description: components["schemas"]["EndpointDescription"];
            event_types: components["schemas"]["ChosenEventTypes"];
            version: components["schemas"]["EndpointVersion"];
            /** @description When it was created. */
            created: components["schemas"]["Timestamp"];
            /** @description Why nothing is sent to it; null for an active one. */
            pause: components["schemas"]["EndpointPause"] | null;
            /** @description While two secrets sign; null otherwise. */
            rotation: components["schemas"]["SecretRotation"] | null;
            health: components["schemas"]["EndpointHealth"];
            secret: components["schemas"]["WebhookSecret"];
        };
        /** @description An endpoint as it should be. */
        UpdateWebhookEndpointBody: {
            url: components["schemas"]["WebhookUrl"];
            description: components["schemas"]["EndpointDescription"];
            event_types: components["schemas"]["ChosenEventTypes"];
            version: components["schemas"]["EndpointVersion"];
        };
        /** @description How long the old secret still signs. */
        StartSecretRotationBody: {
            /**
             * @description Hours for which both secrets sign; zero ends the old one at once.
             * @example 24
             */
            overlap_hours: number;
        };
        /**
         * Format: uuid
         * @description ID of an event. It stays the same for all attempts, replays, and endpoints, so that a receiver can skip what it knows.
         * @example 0193f2d1-77aa-7c00-9d11-5b2e8f3a6c01
         */
        EventId: string;
        /**
         * @description Type of an event.
         * @example order.paid
         * @enum {string}
         */
        EventType: "activity.recorded" | "key.created" | "key.rotated" | "key.paused" | "key.resumed" | "key.deleted" | "key.recovered" | "member.invited" | "member.joined" | "member.changed" | "member.removed" | "contact.added" | "contact.changed" | "contact.deleted" | "order.paid" | "order.payment_failed" | "order.refunded" | "order.canceled" | "subscription.renewed" | "subscription.ended" | "subscription.usage_reached" | "usage_limit.reached" | "spending_cap.reached" | "list.finished" | "list.paused" | "list.failed" | "webhook.test";
        /**
         * @description `waiting`: it is sent soon, tried again, or waits for an earlier one of the same object. `succeeded`: the endpoint
         *     has responded with 2xx. `failed`: no attempt has succeeded for three days.
         * @example waiting
         * @enum {string}
         */
        DeliveryState: "waiting" | "succeeded" | "failed";
        /**
         * @description Status of an HTTP response.
         * @example 500
         */
        ResponseStatus: number;
        /** @description An event for an endpoint. */
        WebhookDelivery: {
            event_id: components["schemas"]["EventId"];
            event_type: components["schemas"]["EventType"];
            /**
             * @description What the event is about. The events of one object are sent one after another, in the order in which they
             *     happened.
             * @example order:700431
             */
            object: string;
            /** @description When the event happened. */
            created: components["schemas"]["Timestamp"];
            state: components["schemas"]["DeliveryState"];
            /**
             * @description Attempts since it was sent first, or replayed last.
             * @example 1
             */
            attempt_count: number;
            /** @description When it is tried next. Null if it is not tried again, or waits for the endpoint to be resumed. */
            next_attempt: components["schemas"]["Timestamp"] | null;
            /**
             * @description Status of the latest response; null without one.
             * @example 200
             */
            status: components["schemas"]["ResponseStatus"] | null;
        };
        /**
         * @description A place in the log of deliveries.
         * @example 73012
         */
        DeliveryCursor: string;
        /** @description A page of the deliveries of an endpoint. */
        WebhookDeliveryPage: {
            /** @description The newest first. */
            deliveries: components["schemas"]["WebhookDelivery"][];
            /** @description The `cursor` of the next page. Null on the last page. */
            next: components["schemas"]["DeliveryCursor"] | null;
        };
        /**
         * @description Number of an account.
         * @example 41207
         */
        AccountId: number;
        /**
         * Format: uuid
         * @description ID of a person.
         * @example 0193f1c2-5b1a-7c3e-9a4f-2d6b8e0c1a57
         */
        UserId: string;
        /** @description The entry of the activity log. */
        ActivityEventData: {
            /**
             * @description Number of the entry.
             * @example 412
             */
            activity_id: number;
            /**
             * @description operationId of what was done.
             * @example createSecretKey
             */
            operation: string;
            /**
             * @description Kind of the action, as the activity log has it.
             * @example keys
             */
            kind: string | null;
            /**
             * @description What was done, in words.
             * @example Created the secret key Checkout server
             */
            summary: string;
            /**
             * @description What it was done to.
             * @example secret-key
             */
            resource: string | null;
            /**
             * @description ID of what it was done to, such as that of a key.
             * @example 0193f1c4-8d20-7b55-8f3e-61a7c0d94e12
             */
            resource_id: string | null;
            /** @description Who has done it; null for our staff and for programs. */
            user_id: components["schemas"]["UserId"] | null;
            /**
             * @description Whether our staff did it.
             * @example false
             */
            by_staff: boolean;
            /** @description The person who joined, has other roles, or was removed, in `member.joined`, `member.changed`, and `member.removed`; null in any other event. */
            member_id: components["schemas"]["UserId"] | null;
            /**
             * @description `X-Request-Id` of the call.
             * @example 0193f1cf-11bb-7d00-8e22-6c3f9a4b7d02
             */
            request_id: string;
        };
        /** @description An entry of the activity log of the account. */
        ActivityEvent: {
            /**
             * @description What has happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "activity.recorded" | "key.created" | "key.rotated" | "key.paused" | "key.resumed" | "key.deleted" | "key.recovered" | "member.invited" | "member.joined" | "member.changed" | "member.removed" | "contact.added" | "contact.changed" | "contact.deleted";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["AccountId"];
            data: components["schemas"]["ActivityEventData"];
        };
        /**
         * @description Number of an order; also the number on its invoice and its receipt.
         * @example 560218
         */
        OrderId: number;
        /** @description The order. */
        OrderWebhookEventData: {
            order_id: components["schemas"]["OrderId"];
            /**
             * @description Cents that were paid or refunded, or could not be charged; null for a canceled order.
             * @example 5616
             */
            amount: components["schemas"]["Cents"] | null;
            /**
             * @description Why a card was declined, in a word; null for anything else.
             * @example null
             */
            decline_reason: string | null;
        };
        /** @description What happened to an order. */
        OrderWebhookEvent: {
            /**
             * @description What has happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "order.paid" | "order.payment_failed" | "order.refunded" | "order.canceled";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["AccountId"];
            data: components["schemas"]["OrderWebhookEventData"];
        };
        /**
         * @description Number of a subscription.
         * @example 700431
         */
        SubscriptionId: number;
        /** @description The term that follows. */
        SubscriptionRenewedEventData: {
            subscription_id: components["schemas"]["SubscriptionId"];
            order_id: components["schemas"]["OrderId"];
        };
        /** @description A term that follows another one. */
        SubscriptionRenewedEvent: {
            /**
             * @description What has happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "subscription.renewed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["AccountId"];
            data: components["schemas"]["SubscriptionRenewedEventData"];
        };
        /**
         * @description Name of a license, for display.
         * @example US Address Verification, Plus
         */
        LicenseLabel: string;
        /** @description The term that has ended. */
        SubscriptionEndedEventData: {
            subscription_id: components["schemas"]["SubscriptionId"];
            license_label: components["schemas"]["LicenseLabel"];
            /** @description When it has ended. */
            ended_at: components["schemas"]["Timestamp"];
        };
        /** @description A term that nothing follows. */
        SubscriptionEndedEvent: {
            /**
             * @description What has happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "subscription.ended";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["AccountId"];
            data: components["schemas"]["SubscriptionEndedEventData"];
        };
        /**
         * @description The share that was reached, in percent.
         * @example 80
         */
        Percent: number;
        /**
         * @description Lookups used.
         * @example 3012
         */
        UsedLookups: number;
        /**
         * @description Number of lookups. 1000000000000 means unlimited.
         * @example 500000
         */
        Lookups: number;
        /** @description How far the lookups of a term are used. */
        SubscriptionUsageEventData: {
            subscription_id: components["schemas"]["SubscriptionId"];
            license_label: components["schemas"]["LicenseLabel"];
            percent: components["schemas"]["Percent"];
            /** @description Lookups that are used. */
            used: components["schemas"]["UsedLookups"];
            /** @description Lookups that the term has. */
            issued: components["schemas"]["Lookups"];
            /** @description When the term ends; null for one without an end. */
            term_expires_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description How far the lookups of a term are used. */
        SubscriptionUsageEvent: {
            /**
             * @description What has happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "subscription.usage_reached";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["AccountId"];
            data: components["schemas"]["SubscriptionUsageEventData"];
        };
        /**
         * Format: uuid
         * @description ID of a key; with secret keys, the public half of what a call sends.
         * @example 0193f1c4-8d20-7b55-8f3e-61a7c0d94e12
         */
        KeyId: string;
        /** @description A key with a limit. */
        KeyAtLimit: {
            key_id: components["schemas"]["KeyId"];
            /**
             * @description Kind of the key.
             * @example secret
             * @enum {string}
             */
            kind: "secret" | "embedded";
            /**
             * @description Its label.
             * @example Checkout server
             */
            label: string;
        };
        /** @description How far a limit is used. */
        UsageLimitEventData: {
            /** @description The key whose limit it is; null for a limit of the account. */
            limited_key: components["schemas"]["KeyAtLimit"] | null;
            /**
             * @description Which lookups the limit counts, those of a day, those of a month, or all.
             * @example day
             * @enum {string}
             */
            period: "day" | "month" | "lifetime";
            percent: components["schemas"]["Percent"];
            /** @description Lookups that were made. */
            used: components["schemas"]["UsedLookups"];
            /** @description The limit. */
            max: components["schemas"]["Lookups"];
            /** @description When it counts from zero again; null for a limit that does not by itself. */
            resets: components["schemas"]["Timestamp"] | null;
        };
        /** @description How far a limit is used. */
        UsageLimitEvent: {
            /**
             * @description What has happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "usage_limit.reached";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["AccountId"];
            data: components["schemas"]["UsageLimitEventData"];
        };
        /** @description How far the spending cap is used. */
        SpendingCapEventData: {
            percent: components["schemas"]["Percent"];
            /** @description Cents of the orders of this month. */
            spent: components["schemas"]["Cents"];
            /** @description The cap, in cents. */
            cap: components["schemas"]["Cents"];
            /** @description When the next month begins. */
            resets: components["schemas"]["Timestamp"];
        };
        /** @description How far the spending cap is used. */
        SpendingCapEvent: {
            /**
             * @description What has happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "spending_cap.reached";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["AccountId"];
            data: components["schemas"]["SpendingCapEventData"];
        };
        /** @description The list. */
        ListEventData: {
            /**
             * Format: uuid
             * @description ID of the list.
             * @example 0193f2b1-6a10-7c44-8d21-5e0f9a3b7c12
             */
            list_id: string;
            /**
             * @description Name of its file.
             * @example customers.csv
             */
            name: string;
            /**
             * @description Rows of the file; zero for one that could not be read.
             * @example 4
             */
            rows: number;
            /**
             * @description Distinct addresses that are looked up.
             * @example 2
             */
            lookup_count: number;
            /**
             * @description Why it has paused or failed; null for one that is done.
             * @example null
             */
            stop_reason: string | null;
        };
        /** @description What happened to a list. */
        ListEvent: {
            /**
             * @description What has happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "list.finished" | "list.paused" | "list.failed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["AccountId"];
            data: components["schemas"]["ListEventData"];
        };
        /** @description What a test has. */
        TestEventData: {
            /**
             * @description A sentence for people.
             * @example This is a test event.
             */
            message: string;
        };
        /** @description A test of an endpoint. */
        TestEvent: {
            /**
             * @description What has happened. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "webhook.test";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["AccountId"];
            data: components["schemas"]["TestEventData"];
        };
        /** @description The body of a delivery. Its `type` says what `data` has. */
        WebhookEvent: components["schemas"]["ActivityEvent"] | components["schemas"]["OrderWebhookEvent"] | components["schemas"]["SubscriptionRenewedEvent"] | components["schemas"]["SubscriptionEndedEvent"] | components["schemas"]["SubscriptionUsageEvent"] | components["schemas"]["UsageLimitEvent"] | components["schemas"]["SpendingCapEvent"] | components["schemas"]["ListEvent"] | components["schemas"]["TestEvent"];
        /** @description What is sent. */
        WebhookRequest: {
            url: components["schemas"]["WebhookUrl"];
            payload: components["schemas"]["WebhookEvent"];
        };
        /** @description A header of a response. */
        ResponseHeader: {
            /**
             * @description Its name in small letters.
             * @example content-type
             */
            name: string;
            /**
             * @description Its value.
             * @example text/plain
             */
            value: string;
        };
        /** @description An attempt to deliver an event. */
        WebhookAttempt: {
            /** @description When it was sent. */
            attempted: components["schemas"]["Timestamp"];
            /**
             * @description Milliseconds until the whole response was there, or the attempt was given up.
             * @example 84
             */
            duration_ms: number;
            /** @description Where it was sent. */
            url: components["schemas"]["WebhookUrl"];
            /**
             * @description Its header `webhook-timestamp`, in seconds since 1970.
             * @example 1793611867
             */
            webhook_timestamp: number;
            /**
             * @description Its header `webhook-signature`, with spaces between the signatures of two secrets.
             * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
             */
            signature: string;
            /**
             * @description Status of the response; null without one.
             * @example 500
             */
            status: components["schemas"]["ResponseStatus"] | null;
            /** @description Headers of the response, at most twenty, shortened. */
            response_headers: components["schemas"]["ResponseHeader"][];
            /**
             * @description The beginning of the response's body, as text.
             * @example Internal Server Error
             */
            response_body: string;
            /**
             * @description Why there was no response, in a sentence; null with one.
             * @example null
             */
            failure: string | null;
        };
        /** @description A delivery with its request and its attempts. */
        WebhookDeliveryDetail: {
            event_id: components["schemas"]["EventId"];
            event_type: components["schemas"]["EventType"];
            /**
             * @description What the event is about. The events of one object are sent one after another, in the order in which they
             *     happened.
             * @example order:700431
             */
            object: string;
            /** @description When the event happened. */
            created: components["schemas"]["Timestamp"];
            state: components["schemas"]["DeliveryState"];
            /**
             * @description Attempts since it was sent first, or replayed last.
             * @example 1
             */
            attempt_count: number;
            /** @description When it is tried next. Null if it is not tried again, or waits for the endpoint to be resumed. */
            next_attempt: components["schemas"]["Timestamp"] | null;
            /**
             * @description Status of the latest response; null without one.
             * @example 200
             */
            status: components["schemas"]["ResponseStatus"] | null;
            request: components["schemas"]["WebhookRequest"];
            /** @description The latest attempts, the newest first. */
            latest_attempts: components["schemas"]["WebhookAttempt"][];
        };
        /** @description Which deliveries are sent again. */
        ReplayBody: {
            /** @description First moment of the events. */
            occurred_since: components["schemas"]["Timestamp"];
            /** @description First moment after them. */
            occurred_before: components["schemas"]["Timestamp"];
            /**
             * @description Only those that have `failed`, or `all` that don't wait anyway.
             * @example failed
             * @enum {string}
             */
            which: "failed" | "all";
        };
        /** @description How many deliveries are sent again. */
        Replayed: {
            /**
             * @description Deliveries that are sent again.
             * @example 1
             */
            replayed_count: number;
            /**
             * @description Whether there are more of them in that time.
             * @example false
             */
            has_more: boolean;
        };
        /**
         * Format: uuid
         * @description ID of a log stream.
         * @example 0193f2e1-6a10-7c55-9b3e-71c7d0a94e61
         */
        LogStreamId: string;
        /**
         * @description What the destination is. `https`: an endpoint that takes lines of JSON. `splunk`: the HTTP Event Collector of Splunk.
         *     `datadog`: the intake of Datadog. `s3`: a bucket of Amazon S3, or of a storage that is compatible with it.
         * @example https
         * @enum {string}
         */
        LogStreamKind: "https" | "splunk" | "datadog" | "s3";
        /**
         * @description Where records are sent, without a login or a fragment. For Splunk and Datadog the address of the server is enough;
         *     for S3, it is the address of the storage.
         * @example https://logs.northwind.example/gatepost
         */
        LogStreamUrl: string;
        /**
         * @description What the stream is for; empty for nothing.
         * @example Audit trail in our SIEM
         */
        LogStreamDescription: string;
        /**
         * @description A log. `activity`: the activity log of the account. `requests`: the request log, without what the calls contained.
         * @example activity
         * @enum {string}
         */
        LogSource: "activity" | "requests";
        /** @description The logs that the stream gets. */
        LogSources: components["schemas"]["LogSource"][];
        /**
         * @description How many seconds records are gathered before they are sent; without a value, 10, and 300 for S3. A batch that is full
         *     is sent at once.
         * @example 10
         */
        LogStreamBatchSeconds: number;
        /**
         * @description The header that has the secret, of an endpoint; `Authorization` by default.
         * @example Authorization
         */
        LogStreamHeaderName: string;
        /**
         * @description The index of Splunk; that of the token by default.
         * @example gatepost
         */
        LogStreamIndex: string;
        /**
         * @description The region of the bucket, as the storage calls it.
         * @example eu-central-1
         */
        LogStreamRegion: string;
        /**
         * @description Name of the bucket.
         * @example northwind-logs
         */
        LogStreamBucket: string;
        /**
         * @description What the names of objects begin with, before a slash; none by default.
         * @example gatepost
         */
        LogStreamPrefix: string;
        /**
         * @description ID of the access key of S3.
         * @example AKIAIOSFODNN7EXAMPLE
         */
        LogStreamAccessKeyId: string;
        /**
         * @description Counts the changes, so that no one overwrites another person's.
         * @example 1
         */
        LogStreamVersion: number;
        /** @description How the batches of a stream do. */
        LogStreamHealth: {
            /**
             * @description When a batch was taken last, within some seconds; null for never.
             * @example 2026-11-02T09:31:10Z
             */
            last_success: components["schemas"]["Timestamp"] | null;
            /**
             * @description When a batch has failed last; null for never.
             * @example null
             */
            last_failure: components["schemas"]["Timestamp"] | null;
            /**
             * @description Since when every batch has failed; null if the last one was taken.
             * @example null
             */
            failing_since: components["schemas"]["Timestamp"] | null;
            /**
             * @description Why the last batch has failed, in a sentence; null if it was taken.
             * @example null
             */
            last_error: string | null;
        };
        /** @description How far a stream is with a log. */
        LogStreamProgress: {
            source: components["schemas"]["LogSource"];
            /**
             * @description Time of the oldest record that waits to be sent; null for none. A call is sent one minute after it began at the
             *     earliest, when all processes have written theirs, and counts from then on.
             * @example null
             */
            behind_since: components["schemas"]["Timestamp"] | null;
            /**
             * @description Time of the latest record that was taken; null for none.
             * @example 2026-11-02T09:31:07Z
             */
            last_sent: components["schemas"]["Timestamp"] | null;
        };
        /** @description A destination that gets logs of the account. */
        LogStream: {
            stream_id: components["schemas"]["LogStreamId"];
            kind: components["schemas"]["LogStreamKind"];
            url: components["schemas"]["LogStreamUrl"];
            description: components["schemas"]["LogStreamDescription"];
            sources: components["schemas"]["LogSources"];
            batch_seconds: components["schemas"]["LogStreamBatchSeconds"];
            /**
             * @description Whether a secret is set.
             * @example true
             */
            has_secret: boolean;
            /** @description Null for another kind, or without a secret. */
            header_name: components["schemas"]["LogStreamHeaderName"] | null;
            /** @description Null for another kind, or for that of the token. */
            index: components["schemas"]["LogStreamIndex"] | null;
            /** @description Null for another kind. */
            region: components["schemas"]["LogStreamRegion"] | null;
            /** @description Null for another kind. */
            bucket: components["schemas"]["LogStreamBucket"] | null;
            /** @description Null for another kind, or for none. */
            prefix: components["schemas"]["LogStreamPrefix"] | null;
            /** @description Null for another kind. */
            access_key_id: components["schemas"]["LogStreamAccessKeyId"] | null;
            version: components["schemas"]["LogStreamVersion"];
            /** @description When it was created. */
            created: components["schemas"]["Timestamp"];
            /** @description Why nothing is sent to it; null for an active one. */
            pause: components["schemas"]["EndpointPause"] | null;
            health: components["schemas"]["LogStreamHealth"];
            /** @description How far it is with each of its logs, in the order of `sources`. */
            progress: components["schemas"]["LogStreamProgress"][];
        };
        /** @description All log streams of an account. */
        LogStreams: {
            /** @description The newest first. */
            streams: components["schemas"]["LogStream"][];
        };
        /**
         * @description What the destination knows us by: the value of the header, the token of Splunk, the API key of Datadog, or the secret
         *     access key of S3. No operation returns it.
         * @example Bearer 7f3c9b1e5d
         */
        LogStreamSecret: string;
        /**
         * @description A new stream. `header_name` is only for an endpoint, `index` only for Splunk, and the region, bucket, prefix, and
         *     access key only for S3, which requires all of these but the prefix. All but endpoints require the secret.
         */
        CreateLogStreamBody: {
            kind: components["schemas"]["LogStreamKind"];
            url: components["schemas"]["LogStreamUrl"];
            description?: components["schemas"]["LogStreamDescription"];
            sources: components["schemas"]["LogSources"];
            batch_seconds?: components["schemas"]["LogStreamBatchSeconds"];
            secret?: components["schemas"]["LogStreamSecret"];
            header_name?: components["schemas"]["LogStreamHeaderName"];
            index?: components["schemas"]["LogStreamIndex"];
            region?: components["schemas"]["LogStreamRegion"];
            bucket?: components["schemas"]["LogStreamBucket"];
            prefix?: components["schemas"]["LogStreamPrefix"];
            access_key_id?: components["schemas"]["LogStreamAccessKeyId"];
        };
        /** @description A stream as it should be, with the settings of its kind. */
        UpdateLogStreamBody: {
            url: components["schemas"]["LogStreamUrl"];
            description: components["schemas"]["LogStreamDescription"];
            sources: components["schemas"]["LogSources"];
            batch_seconds: components["schemas"]["LogStreamBatchSeconds"];
            secret?: components["schemas"]["LogStreamSecret"];
            header_name?: components["schemas"]["LogStreamHeaderName"];
            index?: components["schemas"]["LogStreamIndex"];
            region?: components["schemas"]["LogStreamRegion"];
            bucket?: components["schemas"]["LogStreamBucket"];
            prefix?: components["schemas"]["LogStreamPrefix"];
            access_key_id?: components["schemas"]["LogStreamAccessKeyId"];
            version: components["schemas"]["LogStreamVersion"];
        };
        /**
         * @description ID of a record, which stays the same however often it is sent.
         * @example activity-412
         */
        LogRecordId: string;
        /** @description An entry of the activity log. */
        ActivityLogRecord: {
            id: components["schemas"]["LogRecordId"];
            /**
             * @description The log that it is from. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            source: "activity";
            /** @description When it happened. */
            time: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["AccountId"];
            data: components["schemas"]["ActivityEventData"];
        };
        /** @description The call, as `listRequests` of the contract of keys returns it. */
        RequestLogRecordData: {
            /**
             * @description `X-Request-Id` of the response.
             * @example 0193f1d0-77aa-7c00-9d11-5b2e8f3a6c01
             */
            request_id: string;
            /**
             * @description `operationId` of the address API.
             * @example verifyUsAddress
             */
            operation: string;
            /** @description Status of the response. */
            status: components["schemas"]["ResponseStatus"];
        };
        /** @description A call of the address API. */
        RequestLogRecord: {
            id: components["schemas"]["LogRecordId"];
            /**
             * @description The log that it is from. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            source: "requests";
            /** @description When the call began. */
            time: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["AccountId"];
            data: components["schemas"]["RequestLogRecordData"];
        };
        /** @description A test record. */
        TestLogRecord: {
            id: components["schemas"]["LogRecordId"];
            /**
             * @description That it is from no log. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            source: "test";
            /** @description When it was sent. */
            time: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["AccountId"];
            data: components["schemas"]["TestEventData"];
        };
        /**
         * @description A record of a log, as it is sent: a line of JSON to an endpoint and in an object of S3, the `event` for Splunk, and the
         *     `message` for Datadog. It can come more than once, with the same `id`.
         */
        LogRecord: components["schemas"]["ActivityLogRecord"] | components["schemas"]["RequestLogRecord"] | components["schemas"]["TestLogRecord"];
        /** @description What came of a test record. */
        LogStreamTest: {
            /**
             * @description Whether the destination has responded with 2xx.
             * @example true
             */
            succeeded: boolean;
            /**
             * @description Status of the response; null without one.
             * @example 200
             */
            status: components["schemas"]["ResponseStatus"] | null;
            /**
             * @description Milliseconds until the whole response was there, or the attempt was given up.
             * @example 84
             */
            duration_ms: number;
            /**
             * @description The beginning of the response's body, as text.
             * @example OK
             */
            response_body: string;
            /**
             * @description Why it has failed, in a sentence; null if it has not.
             * @example null
             */
            failure: string | null;
            /**
             * @description The setting that the response is about; null if it has succeeded.
             * @example null
             * @enum {string|null}
             */
            problem_field: "url" | "secret" | "access_key_id" | "region" | "bucket" | "index" | null;
            record: components["schemas"]["LogRecord"];
        };
        /** @description Records that were sent together. */
        LogStreamBatch: {
            /**
             * @description Number of the batch.
             * @example 7301
             */
            batch_id: number;
            source: components["schemas"]["LogSource"];
            /** @description When it was sent. */
            attempted: components["schemas"]["Timestamp"];
            /**
             * @description Milliseconds until the whole response was there, or the attempt was given up.
             * @example 84
             */
            duration_ms: number;
            /**
             * @description Records in it.
             * @example 12
             */
            record_count: number;
            /**
             * @description Bytes that were sent, as they were sent.
             * @example 4804
             */
            byte_count: number;
            /**
             * @description Status of the response; null without one.
             * @example 200
             */
            status: components["schemas"]["ResponseStatus"] | null;
            /**
             * @description The beginning of the response's body, as text, of a batch that has failed.
             * @example Internal Server Error
             */
            response_body: string;
            /**
             * @description Why it has failed, in a sentence; null if it was taken.
             * @example null
             */
            failure: string | null;
        };
        /** @description What was sent to a stream last. */
        LogStreamBatches: {
            /** @description The latest batches, the newest first. */
            batches: components["schemas"]["LogStreamBatch"][];
            /** @description The latest of those that have failed, the newest first. */
            failures: components["schemas"]["LogStreamBatch"][];
        };
    };
    responses: {
        /** @description The operation doesn't have a parameter of the query. */
        UnknownParameter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description No session or bearer token, or one that has ended. */
        NotAuthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person lacks the role; the message names it. */
        AccountOwnerRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description Too many calls from this address or for this name. `Retry-After` has the number of seconds to wait. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description Something failed on our side. The response and our log have the same X-Request-Id. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /**
         * @description Our database can't be reached, or all connections to it are in use. Nothing was done, unless the connection was
         *     lost at the very end of the call: repeat it with its `Idempotency-Key` if it has one, else look first.
         *     `Retry-After` has the number of seconds to wait.
         */
        Busy: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The person lacks the role; the message names it. Or another site sent the call. */
        AccountOwnerRequiredOrOtherOrigin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The body is larger than 64 KiB. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The body is not sent as application/json. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description A parameter is invalid. */
        InvalidParameter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The active account has nothing with this ID. IDs of other accounts return the same response. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The delivery has succeeded. The body is ignored. */
        Received: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description Any other status, no response within ten seconds, a redirect, or a body of more than 64 kB: the delivery is tried
         *     again, less and less often, for three days.
         */
        TriedAgain: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description ID of the endpoint. */
        EndpointId: components["schemas"]["EndpointId"];
        /** @description Returns only deliveries in this state. */
        DeliveryState: components["schemas"]["DeliveryState"];
        /** @description Returns only events of this type. */
        DeliveryEventType: components["schemas"]["EventType"];
        /** @description Returns only events at or after this time. */
        DeliveryStart: components["schemas"]["Timestamp"];
        /** @description Returns only events before this time. */
        DeliveryEnd: components["schemas"]["Timestamp"];
        /** @description The `next` of the previous page. If omitted, returns the newest deliveries. */
        DeliveryCursor: components["schemas"]["DeliveryCursor"];
        /** @description Entries per page. */
        DeliveryPageSize: number;
        /** @description ID of the event, which deliveries have as `webhook-id`. */
        EventIdInPath: components["schemas"]["EventId"];
        /** @description ID of the stream. */
        LogStreamId: components["schemas"]["LogStreamId"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type EndpointId = components['schemas']['EndpointId'];
export type WebhookUrl = components['schemas']['WebhookUrl'];
export type EndpointDescription = components['schemas']['EndpointDescription'];
export type ChosenEventType = components['schemas']['ChosenEventType'];
export type ChosenEventTypes = components['schemas']['ChosenEventTypes'];
export type EndpointVersion = components['schemas']['EndpointVersion'];
export type Timestamp = components['schemas']['Timestamp'];
export type EndpointPause = components['schemas']['EndpointPause'];
export type SecretRotation = components['schemas']['SecretRotation'];
export type EndpointHealth = components['schemas']['EndpointHealth'];
export type WebhookEndpoint = components['schemas']['WebhookEndpoint'];
export type WebhookEndpoints = components['schemas']['WebhookEndpoints'];
export type Cents = components['schemas']['Cents'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type ErrorItem = components['schemas']['ErrorItem'];
export type ErrorList = components['schemas']['ErrorList'];
export type CreateWebhookEndpointBody = components['schemas']['CreateWebhookEndpointBody'];
export type WebhookSecret = components['schemas']['WebhookSecret'];
export type CreatedWebhookEndpoint = components['schemas']['CreatedWebhookEndpoint'];
export type UpdateWebhookEndpointBody = components['schemas']['UpdateWebhookEndpointBody'];
export type StartSecretRotationBody = components['schemas']['StartSecretRotationBody'];
export type EventId = components['schemas']['EventId'];
export type EventType = components['schemas']['EventType'];
export type DeliveryState = components['schemas']['DeliveryState'];
export type ResponseStatus = components['schemas']['ResponseStatus'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type DeliveryCursor = components['schemas']['DeliveryCursor'];
export type WebhookDeliveryPage = components['schemas']['WebhookDeliveryPage'];
export type AccountId = components['schemas']['AccountId'];
export type UserId = components['schemas']['UserId'];
export type ActivityEventData = components['schemas']['ActivityEventData'];
export type ActivityEvent = components['schemas']['ActivityEvent'];
export type OrderId = components['schemas']['OrderId'];
export type OrderWebhookEventData = components['schemas']['OrderWebhookEventData'];
export type OrderWebhookEvent = components['schemas']['OrderWebhookEvent'];
export type SubscriptionId = components['schemas']['SubscriptionId'];
export type SubscriptionRenewedEventData = components['schemas']['SubscriptionRenewedEventData'];
export type SubscriptionRenewedEvent = components['schemas']['SubscriptionRenewedEvent'];
export type LicenseLabel = components['schemas']['LicenseLabel'];
export type SubscriptionEndedEventData = components['schemas']['SubscriptionEndedEventData'];
export type SubscriptionEndedEvent = components['schemas']['SubscriptionEndedEvent'];
export type Percent = components['schemas']['Percent'];
export type UsedLookups = components['schemas']['UsedLookups'];
export type Lookups = components['schemas']['Lookups'];
export type SubscriptionUsageEventData = components['schemas']['SubscriptionUsageEventData'];
export type SubscriptionUsageEvent = components['schemas']['SubscriptionUsageEvent'];
export type KeyId = components['schemas']['KeyId'];
export type KeyAtLimit = components['schemas']['KeyAtLimit'];
export type UsageLimitEventData = components['schemas']['UsageLimitEventData'];
export type UsageLimitEvent = components['schemas']['UsageLimitEvent'];
export type SpendingCapEventData = components['schemas']['SpendingCapEventData'];
export type SpendingCapEvent = components['schemas']['SpendingCapEvent'];
export type ListEventData = components['schemas']['ListEventData'];
export type ListEvent = components['schemas']['ListEvent'];
export type TestEventData = components['schemas']['TestEventData'];
export type TestEvent = components['schemas']['TestEvent'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type WebhookRequest = components['schemas']['WebhookRequest'];
export type ResponseHeader = components['schemas']['ResponseHeader'];
export type WebhookAttempt = components['schemas']['WebhookAttempt'];
export type WebhookDeliveryDetail = components['schemas']['WebhookDeliveryDetail'];
export type ReplayBody = components['schemas']['ReplayBody'];
export type Replayed = components['schemas']['Replayed'];
export type LogStreamId = components['schemas']['LogStreamId'];
export type LogStreamKind = components['schemas']['LogStreamKind'];
export type LogStreamUrl = components['schemas']['LogStreamUrl'];
export type LogStreamDescription = components['schemas']['LogStreamDescription'];
export type LogSource = components['schemas']['LogSource'];
export type LogSources = components['schemas']['LogSources'];
export type LogStreamBatchSeconds = components['schemas']['LogStreamBatchSeconds'];
export type LogStreamHeaderName = components['schemas']['LogStreamHeaderName'];
export type LogStreamIndex = components['schemas']['LogStreamIndex'];
export type LogStreamRegion = components['schemas']['LogStreamRegion'];
export type LogStreamBucket = components['schemas']['LogStreamBucket'];
export type LogStreamPrefix = components['schemas']['LogStreamPrefix'];
export type LogStreamAccessKeyId = components['schemas']['LogStreamAccessKeyId'];
export type LogStreamVersion = components['schemas']['LogStreamVersion'];
export type LogStreamHealth = components['schemas']['LogStreamHealth'];
export type LogStreamProgress = components['schemas']['LogStreamProgress'];
export type LogStream = components['schemas']['LogStream'];
export type LogStreams = components['schemas']['LogStreams'];
export type LogStreamSecret = components['schemas']['LogStreamSecret'];
export type CreateLogStreamBody = components['schemas']['CreateLogStreamBody'];
export type UpdateLogStreamBody = components['schemas']['UpdateLogStreamBody'];
export type LogRecordId = components['schemas']['LogRecordId'];
export type ActivityLogRecord = components['schemas']['ActivityLogRecord'];
export type RequestLogRecordData = components['schemas']['RequestLogRecordData'];
export type RequestLogRecord = components['schemas']['RequestLogRecord'];
export type TestLogRecord = components['schemas']['TestLogRecord'];
export type LogRecord = components['schemas']['LogRecord'];
export type LogStreamTest = components['schemas']['LogStreamTest'];
export type LogStreamBatch = components['schemas']['LogStreamBatch'];
export type LogStreamBatches = components['schemas']['LogStreamBatches'];
export type ResponseUnknownParameter = components['responses']['UnknownParameter'];
export type ResponseNotAuthenticated = components['responses']['NotAuthenticated'];
export type ResponseAccountOwnerRequired = components['responses']['AccountOwnerRequired'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseAccountOwnerRequiredOrOtherOrigin = components['responses']['AccountOwnerRequiredOrOtherOrigin'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseInvalidParameter = components['responses']['InvalidParameter'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseReceived = components['responses']['Received'];
export type ResponseTriedAgain = components['responses']['TriedAgain'];
export type ParameterEndpointId = components['parameters']['EndpointId'];
export type ParameterDeliveryState = components['parameters']['DeliveryState'];
export type ParameterDeliveryEventType = components['parameters']['DeliveryEventType'];
export type ParameterDeliveryStart = components['parameters']['DeliveryStart'];
export type ParameterDeliveryEnd = components['parameters']['DeliveryEnd'];
export type ParameterDeliveryCursor = components['parameters']['DeliveryCursor'];
export type ParameterDeliveryPageSize = components['parameters']['DeliveryPageSize'];
export type ParameterEventIdInPath = components['parameters']['EventIdInPath'];
export type ParameterLogStreamId = components['parameters']['LogStreamId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    listWebhookEndpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoints"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookEndpointBody"];
            };
        };
        responses: {
            /** @description The endpoint, with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhookEndpoint"];
                };
            };
            /** @description A field is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            /** @description The account has ten endpoints. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the endpoint. */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the endpoint. */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookEndpointBody"];
            };
        };
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description A field is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description Someone else has changed the endpoint. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the endpoint. */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    startWebhookSecretRotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the endpoint. */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartSecretRotationBody"];
            };
        };
        responses: {
            /** @description The endpoint, with its new secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhookEndpoint"];
                };
            };
            /** @description A field is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            /** @description The person isn't an owner, or logged in more than fifteen minutes ago, or another site sent the call. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    pauseWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the endpoint. */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    resumeWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the endpoint. */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    sendWebhookTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the endpoint. */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which is sent soon. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The endpoint is paused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Returns only deliveries in this state. */
                state?: components["parameters"]["DeliveryState"];
                /** @description Returns only events of this type. */
                event_type?: components["parameters"]["DeliveryEventType"];
                /** @description Returns only events at or after this time. */
                start?: components["parameters"]["DeliveryStart"];
                /** @description Returns only events before this time. */
                end?: components["parameters"]["DeliveryEnd"];
                /** @description The `next` of the previous page. If omitted, returns the newest deliveries. */
                cursor?: components["parameters"]["DeliveryCursor"];
                /** @description Entries per page. */
                page_size?: components["parameters"]["DeliveryPageSize"];
            };
            header?: never;
            path: {
                /** @description ID of the endpoint. */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            /** @description A parameter is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the endpoint. */
                id: components["parameters"]["EndpointId"];
                /** @description ID of the event, which deliveries have as `webhook-id`. */
                event_id: components["parameters"]["EventIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetail"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the endpoint. */
                id: components["parameters"]["EndpointId"];
                /** @description ID of the event, which deliveries have as `webhook-id`. */
                event_id: components["parameters"]["EventIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which is sent soon. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The endpoint is paused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    replayWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the endpoint. */
                id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayBody"];
            };
        };
        responses: {
            /** @description How many deliveries are sent again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replayed"];
                };
            };
            /** @description A field is missing or invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description The endpoint is paused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listLogStreams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The streams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogStreams"];
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    createLogStream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLogStreamBody"];
            };
        };
        responses: {
            /** @description The stream. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogStream"];
                };
            };
            /** @description A field is missing or invalid, or the destination has not taken the test record. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            /** @description The account has five streams. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    getLogStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the stream. */
                id: components["parameters"]["LogStreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogStream"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    updateLogStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the stream. */
                id: components["parameters"]["LogStreamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLogStreamBody"];
            };
        };
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogStream"];
                };
            };
            /** @description A field is missing or invalid, or the destination has not taken the test record. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            /** @description Someone else has changed the stream. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteLogStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the stream. */
                id: components["parameters"]["LogStreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    pauseLogStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the stream. */
                id: components["parameters"]["LogStreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogStream"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    resumeLogStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the stream. */
                id: components["parameters"]["LogStreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogStream"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    sendLogStreamTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the stream. */
                id: components["parameters"]["LogStreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the destination has responded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogStreamTest"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequiredOrOtherOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
    listLogStreamBatches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the stream. */
                id: components["parameters"]["LogStreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogStreamBatches"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["NotAuthenticated"];
            403: components["responses"]["AccountOwnerRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Busy"];
        };
    };
}

export interface QueryDefaults {
    listWebhookDeliveries: 'page_size';
}
