// Generated from openapi/configuration by npm run generate. Do not edit.

import * as z from 'zod/mini';

/**
 * A part of the file.
 */
export const zConfigurationSection = z.enum([
    'secret_keys',
    'embedded_keys',
    'limits',
    'spending_cap',
    'team',
    'contacts',
    'webhooks',
    'log_streams',
    'single_sign_on'
]);

/**
 * Parts of the file, in its order.
 */
export const zConfigurationSections = z.array(zConfigurationSection).check(z.maxLength(20));

/**
 * The settings of an account as a file.
 */
export const zConfigurationFile = z.strictObject({
    text: z.string().check(z.minLength(1), z.maxLength(20000000)),
    sections: zConfigurationSections,
    unreadable_sections: zConfigurationSections
});

/**
 * Money in US cents.
 */
export const zCents = z.int().check(z.gte(0), z.lte(100000000000));

/**
 * The figures of the message, so that no program has to read it. Amounts are in cents.
 */
export const zErrorDetails = z.strictObject({
    before: z.optional(zCents),
    now: z.optional(zCents),
    amount: z.optional(zCents),
    charge: z.optional(zCents),
    smallest: z.optional(zCents),
    limit: z.optional(z.int().check(z.gte(0), z.lte(1000000000000))),
    count: z.optional(z.int().check(z.gte(0), z.lte(1000000000000))),
    days: z.optional(z.int().check(z.gte(0), z.lte(36600))),
    seconds: z.optional(z.int().check(z.gte(0), z.lte(86400)))
});

/**
 * One reason for a failure, from the error catalog.
 */
export const zErrorItem = z.strictObject({
    id: z.nullable(z.int().check(z.gte(1), z.lte(9999999999))),
    name: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[a-z][a-z0-9-]*$/)),
    message: z.string().check(z.minLength(1), z.maxLength(500)),
    fields: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(20)),
    status: z.int().check(z.gte(400), z.lte(599)),
    details: z.optional(zErrorDetails)
});

/**
 * Why the request failed. One entry for each invalid field, or a single entry.
 */
export const zErrorList = z.array(zErrorItem).check(z.minLength(1), z.maxLength(100));

/**
 * The file, in YAML 1.2 or JSON. Anchors, aliases, and tags are not accepted, and neither is more than one document.
 *
 */
export const zFileText = z.string().check(z.minLength(1), z.maxLength(1000000));

/**
 * A file.
 */
export const zConfigurationText = z.strictObject({
    text: zFileText
});

/**
 * Number of an account.
 */
export const zAccountId = z.int().check(z.gte(1), z.lte(2147483647));

/**
 * The account to compare with.
 */
export const zCheckConfigurationBody = z.strictObject({
    account_id: zAccountId
});

/**
 * Name of an account, for display.
 */
export const zAccountLabel = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$/, 'Leave out line breaks, and spaces at either end.'));

/**
 * A field that changes, with its values as the file has them.
 */
export const zConfigurationField = z.strictObject({
    field: z.string().check(z.minLength(1), z.maxLength(64)),
    old_value: z.nullable(z.string().check(z.maxLength(20000))),
    new_value: z.nullable(z.string().check(z.maxLength(20000)))
});

/**
 * A role that an account owner can grant to a member of the account.
 */
export const zCustomerRole = z.enum([
    'account-owner',
    'account-owner-restricted',
    'billing-viewer',
    'billing-editor',
    'api-key-viewer',
    'api-key-editor'
]);

/**
 * A change of one entry of a section, or of a section without entries.
 */
export const zConfigurationChange = z.strictObject({
    section: zConfigurationSection,
    kind: z.enum([
        'create',
        'change',
        'delete'
    ]),
    item: z.nullable(z.string().check(z.maxLength(254))),
    summary: z.string().check(z.minLength(1), z.maxLength(1000)),
    further: z.array(z.string().check(z.minLength(1), z.maxLength(1000))).check(z.maxLength(200)),
    fields: z.array(zConfigurationField).check(z.maxLength(20)),
    undo: z.enum([
        'full',
        'part',
        'none'
    ]),
    undo_note: z.nullable(z.string().check(z.maxLength(200))),
    follow_up: z.nullable(z.string().check(z.maxLength(300))),
    requires_recent_login: z.boolean(),
    missing_role: z.nullable(zCustomerRole),
    line: z.nullable(z.int().check(z.gte(1), z.lte(2000000)))
});

/**
 * How the active account differs from another one.
 */
export const zConfigurationComparison = z.strictObject({
    account_id: zAccountId,
    account_label: zAccountLabel,
    sections: zConfigurationSections,
    text: z.string().check(z.minLength(1), z.maxLength(20000000)),
    changes: z.array(zConfigurationChange).check(z.maxLength(100000))
});

/**
 * ID of a plan.
 */
export const zConfigurationPlanId = z.guid();

/**
 * A point in time, in UTC.
 */
export const zTimestamp = z.iso.datetime({ offset: true }).check(z.maxLength(40));

/**
 * Why a plan can't be applied.
 */
export const zConfigurationProblem = z.strictObject({
    line: z.nullable(z.int().check(z.gte(1), z.lte(2000000))),
    column: z.nullable(z.int().check(z.gte(1), z.lte(2000000))),
    path: z.string().check(z.maxLength(500)),
    name: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[a-z][a-z0-9-]*$/)),
    message: z.string().check(z.minLength(1), z.maxLength(500))
});

/**
 * What a file changes.
 */
export const zConfigurationPlan = z.strictObject({
    plan_id: zConfigurationPlanId,
    state: z.enum([
        'planned',
        'applied',
        'undone'
    ]),
    created: zTimestamp,
    expires_at: zTimestamp,
    applied: z.nullable(zTimestamp),
    undone: z.nullable(zTimestamp),
    changes: z.array(zConfigurationChange).check(z.maxLength(1000)),
    problems: z.array(zConfigurationProblem).check(z.maxLength(100))
});

/**
 * ID of a key; with secret keys, the public half of what a call sends.
 */
export const zKeyId = z.guid();

/**
 * A secret key that the plan created.
 */
export const zNewSecretKey = z.strictObject({
    key_id: zKeyId,
    label: z.string().check(z.minLength(1), z.maxLength(64)),
    token: z.string().check(z.minLength(20), z.maxLength(64), z.regex(/^sk_[A-Za-z0-9]+$/))
});

/**
 * A webhook endpoint that the plan created.
 */
export const zNewWebhook = z.strictObject({
    endpoint_id: z.guid(),
    url: z.string().check(z.minLength(10), z.maxLength(500)),
    secret: z.string().check(z.minLength(38), z.maxLength(96), z.regex(/^whsec_[A-Za-z0-9+\/]{32,88}={0,2}$/))
});

/**
 * A plan that was just applied.
 */
export const zAppliedConfiguration = z.strictObject({
    plan: zConfigurationPlan,
    new_keys: z.array(zNewSecretKey).check(z.maxLength(500)),
    new_webhooks: z.array(zNewWebhook).check(z.maxLength(10))
});

/**
 * In which format. JSON has no comments.
 */
export const zFileFormat = z._default(z.enum(['yaml', 'json']), 'yaml');

/**
 * ID of the plan.
 */
export const zPlanId = zConfigurationPlanId;

export const zGetConfigurationQuery = z.object({
    format: z._default(z.optional(z.enum(['yaml', 'json'])), 'yaml')
});

/**
 * The file.
 */
export const zGetConfigurationResponse = zConfigurationFile;

export const zUpdateConfigurationFileBody = zConfigurationText;

/**
 * The file with the settings of the account.
 */
export const zUpdateConfigurationFileResponse = zConfigurationFile;

export const zCheckConfigurationDifferencesBody = zCheckConfigurationBody;

/**
 * The differences.
 */
export const zCheckConfigurationDifferencesResponse = zConfigurationComparison;

export const zCreateConfigurationPlanBody = zConfigurationText;

/**
 * The plan.
 */
export const zCreateConfigurationPlanResponse = zConfigurationPlan;

export const zGetConfigurationPlanPath = z.object({
    id: zConfigurationPlanId
});

/**
 * The plan.
 */
export const zGetConfigurationPlanResponse = zConfigurationPlan;

export const zApplyConfigurationPlanPath = z.object({
    id: zConfigurationPlanId
});

/**
 * The applied plan, with the tokens of new secret keys and the secrets of new webhook endpoints.
 */
export const zApplyConfigurationPlanResponse = zAppliedConfiguration;

export const zUndoConfigurationPlanPath = z.object({
    id: zConfigurationPlanId
});

/**
 * The plan.
 */
export const zUndoConfigurationPlanResponse = zConfigurationPlan;
