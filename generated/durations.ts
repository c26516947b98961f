// Generated from openapi/common/durations.yaml by npm run generate. Do not edit.

/** How long an access token is valid, short enough to forget one. In milliseconds. */
export const ACCESS_TOKEN_LIFETIME = 900000

/** How long staff can act as another person. In milliseconds. */
export const ACTING_LIFETIME = 3600000

/** How old the login of staff may be who act as another person and can change something. In milliseconds. */
export const ACTING_RECENT_LOGIN = 900000

/** How long the entries of the activity log are kept. In milliseconds. */
export const ACTIVITY_KEPT = 34560000000

/** How long an API token works that gets no other end. In milliseconds. */
export const API_TOKEN_LIFETIME = 7776000000

/** How long an API token works at most. In milliseconds. */
export const API_TOKEN_LONGEST_LIFETIME = 31622400000

/** How long before the end of an API token its maker gets an email. In milliseconds. */
export const API_TOKEN_REMINDER = 604800000

/** How long a program has to exchange the code that it gets when a person allows it in the browser. In milliseconds. */
export const AUTHORIZATION_CODE_LIFETIME = 300000

/** How long before a certificate of an identity provider expires owners get an email. In milliseconds. */
export const CERTIFICATE_REMINDERS = [2592000000, 604800000, 86400000]

/** How long a plan of a configuration can be applied. In milliseconds. */
export const CONFIGURATION_PLAN_LIFETIME = 3600000

/** How long an applied configuration can be undone. In milliseconds. */
export const CONFIGURATION_UNDO_WINDOW = 2592000000

/** How long an account that is being closed, or a login that is being deleted, can be restored. In milliseconds. */
export const CLOSING_GRACE = 2592000000

/** How long before an account is erased its owners and contacts get another email. In milliseconds. */
export const CLOSING_REMINDER = 604800000

/** How long the link works that confirms the email address of a person. In milliseconds. */
export const CONFIRMATION_LIFETIME = 86400000

/** How long the link works that confirms the email address of a contact. In milliseconds. */
export const CONTACT_LINK_LIFETIME = 604800000

/** How long a deleted contact can be restored. In milliseconds. */
export const CONTACT_RESTORE_WINDOW = 2592000000

/** How long it is kept who sent a deprecated parameter. In milliseconds. */
export const DEPRECATED_USES_KEPT = 2592000000

/** How soon a dismissal is deleted whose tip no longer applies. In milliseconds. */
export const DISMISSALS_CHECKED = 3600000

/** How long before its end an exemption is listed, time to ask for the next certificate. In milliseconds. */
export const EXEMPTION_ENDING = 5184000000

/** How long the export of an account's data is kept. In milliseconds. */
export const EXPORT_KEPT = 604800000

/** How long a link to the export of an account's data works. In milliseconds. */
export const EXPORT_LINK_LIFETIME = 86400000

/** How long a person needs for a form at least. In milliseconds. */
export const FORM_LEAST_TIME = 2000

/** How long before the end of its term a free plan can be ordered again. In milliseconds. */
export const FREE_RENEWAL_WINDOW = 604800000

/** How long an account that has paid before can use what it has not paid for yet. In milliseconds. */
export const GRACE_PERIOD = 1209600000

/** How long the link of an invitation works (decision A14). In milliseconds. */
export const INVITATION_LIFETIME = 604800000

/** How long before its end a key is said to expire, enough for a person on vacation. In milliseconds. */
export const KEY_EXPIRES_SOON = 1209600000

/** How long a key is unused that is probably forgotten. In milliseconds. */
export const KEY_IDLE = 7776000000

/** How long a key is paused that is probably no longer needed. In milliseconds. */
export const KEY_LONG_PAUSE = 2592000000

/** How long a deleted key can be recovered (decision K4). In milliseconds. */
export const KEY_RECOVERY_WINDOW = 2592000000

/** How soon a change of a key takes effect. In milliseconds. */
export const KEY_STOP = 5000

/** How long a browser stays known after the last login of a person with it, because twice a year is a habit. In milliseconds. */
export const KNOWN_DEVICE_LIFETIME = 15552000000

/** How long a list of addresses and its result are kept. In milliseconds. */
export const LIST_KEPT = 2592000000

/** How long a link to the result of a list works. In milliseconds. */
export const LIST_LINK_LIFETIME = 604800000

/** How long the batches of a log stream are listed. In milliseconds. */
export const LOG_STREAM_BATCHES_KEPT = 604800000

/** How long after a call began its entry of the request log is sent to log streams at the earliest. In milliseconds. */
export const LOG_STREAM_SETTLED = 60000

/** How long a redirected login can take to return. In milliseconds. */
export const LOGIN_ATTEMPT_LIFETIME = 600000

/** How long before a deleted login is erased its owner gets another email. In milliseconds. */
export const LOGIN_DELETION_REMINDER = 259200000

/** How long the link works that subscribes to the newsletter. In milliseconds. */
export const NEWSLETTER_LINK_LIFETIME = 604800000

/** How long the former name of an organization stays reserved (decision O6). In milliseconds. */
export const ORGANIZATION_NAME_KEPT = 7776000000

/** How long another site has to respond to us. In milliseconds. */
export const OUTBOUND_TIME_LIMIT = 5000

/** How long the challenge of a passkey is valid. In milliseconds. */
export const PASSKEY_CHALLENGE_LIFETIME = 300000

/** How long the link works that sets a new password. In milliseconds. */
export const PASSWORD_RESET_LIFETIME = 1800000

/** How soon a payment is usually finished that was under way when the service stopped. In milliseconds. */
export const PAYMENT_RECOVERED = 60000

/** How long a second payment of an order waits for the first, and a second refund of a payment. In milliseconds. */
export const PAYMENT_WAIT = 15000

/** How long the preview of a change of plan holds, and how long its payment may take to begin. In milliseconds. */
export const PLAN_CHANGE_WINDOW = 900000

/** How long the list of prices can be kept. In milliseconds. */
export const PRICING_FRESH = 60000

/** How soon an owner has to confirm the activation of an identity provider by a login. In milliseconds. */
export const PROVIDER_CONFIRMATION_TIME = 1800000

/** How long a test login with an identity provider remains valid. In milliseconds. */
export const PROVIDER_TEST_LIFETIME = 86400000

/** How long owners can see a rejected call of their provider. In milliseconds. */
export const PROVISIONING_FAILURE_KEPT = 2592000000

/** How long rejected lookups are kept. In milliseconds. */
export const REJECTIONS_KEPT = 2592000000

/** For how long a group of rejections says how many there were in each hour. In milliseconds. */
export const REJECTIONS_SHOWN_BY_HOUR = 86400000

/** How long the request log keeps what calls with a key contain, once that is turned on. In milliseconds. */
export const REQUEST_CONTENT_TIME = 86400000

/** How long the request log is kept. In milliseconds. */
export const REQUESTS_KEPT = 2592000000

/** For how long a rotation says how many lookups each hour had. In milliseconds. */
export const ROTATION_SHOWN = 86400000

/** How long a code of an authenticator app is shown. In milliseconds. */
export const SECOND_FACTOR_PERIOD = 30000

/** How soon the setup of a second factor must be confirmed. In milliseconds. */
export const SECOND_FACTOR_SETUP_LIFETIME = 900000

/** How soon the access tokens of a session that has ended stop working. In milliseconds. */
export const SESSION_END = 5000

/** How long a session lasts that no one uses. In milliseconds. */
export const SESSION_IDLE_LIFETIME = 86400000

/** How long a session lasts that is used. In milliseconds. */
export const SESSION_LIFETIME = 2592000000

/** How long owners can see a login with their identity provider. In milliseconds. */
export const SSO_RECORD_KEPT = 2592000000

/** How long a set-up link works. In milliseconds. */
export const SET_UP_LINK_LIFETIME = 604800000

/** How long a session works that was started with a set-up link. In milliseconds. */
export const SET_UP_SESSION_LIFETIME = 28800000

/** Whose calls say how a part of the service does. In milliseconds. */
export const STATUS_CALLS = 300000

/** How long the days of the status page are kept. In milliseconds. */
export const STATUS_HISTORY = 7776000000

/** How long the link works that subscribes to emails about incidents. In milliseconds. */
export const STATUS_LINK_LIFETIME = 604800000

/** How long an email waits when the emails are disturbed. In milliseconds. */
export const STATUS_MAIL_DISTURBED = 300000

/** How long an email waits when the emails are down. In milliseconds. */
export const STATUS_MAIL_DOWN = 1800000

/** How long after an email about a subscription the next one goes to the same address, because anyone can enter anyone’s. In milliseconds. */
export const STATUS_MAIL_PAUSE = 600000

/** How long before its end an older token is pointed out. In milliseconds. */
export const TOKEN_ENDS_SOON = 86400000

/** How long an older token is unused that can be retired at once. In milliseconds. */
export const TOKEN_UNUSED = 3600000

/** How long a trace can last, and how long what it has recorded is kept. In milliseconds. */
export const TRACE_LIFETIME = 86400000

/** How long after an order was placed its bank transfer is due. In milliseconds. */
export const TRANSFER_DUE = 1209600000

/** How long after it was placed an order waits for its bank transfer before it is canceled. In milliseconds. */
export const TRANSFER_KEPT = 2419200000

/** How long a free trial is (decision T1). In milliseconds. */
export const TRIAL = 3628800000

/** How soon a lookup is in a report. In milliseconds. */
export const USAGE_DELAY = 60000

/** How long hourly counts of lookups are kept. Daily counts in UTC stay. In milliseconds. */
export const USAGE_HOURS_KEPT = 34560000000

/** How long the range of a report of lookups can be (feature KY7). In months. */
export const USAGE_REPORT_MONTHS = 6

/** How long events and their deliveries are kept. In milliseconds. */
export const WEBHOOK_KEPT = 2592000000

/** How long a delivery is tried again, and after how long without a success an endpoint is paused. In milliseconds. */
export const WEBHOOK_RETRIES = 259200000

/** How long an endpoint has to respond. In milliseconds. */
export const WEBHOOK_TIME_LIMIT = 10000

/** How far the time of a signed message can be from ours. In milliseconds. */
export const WEBHOOK_TOLERANCE = 300000
