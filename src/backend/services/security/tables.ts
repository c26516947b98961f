import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgSchema, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { DismissReason } from '#generated/security/types.ts'
import { timestampColumn } from '#kernel/storage/tables.ts'
import type { KeptRule, SourceKind } from './rejections/kinds.ts'

export const security = pgSchema('security')

/** Columns that secret and embedded keys have in common. */
const common = {
  keyId: uuid('key_id').primaryKey(),
  accountId: integer('account_id').notNull(),
  label: text('label').notNull(),
  description: text('description').notNull(),
  created: timestampColumn('created').notNull(),
  /** The person who created it; null for keys older than this column. */
  createdBy: uuid('created_by'),
  /** Counts the edits, so that an edit based on an outdated version can be rejected. */
  version: integer('version').notNull().default(1),
  paused: boolean('paused').notNull(),
  deactivated: timestampColumn('deactivated'),
  /** Set on a deleted key; past it the key is gone. */
  recoveryDeadline: timestampColumn('recovery_deadline'),
  /** Time of the latest allowed lookup, to the minute. */
  lastUsed: timestampColumn('last_used'),
  /** The gateway rejects the key from then on. */
  expires: timestampColumn('expires'),
  /** Licenses that it can be used for; null for all licenses of the account. */
  licenses: integer('licenses').array(),
  /** Lookups per second from one address, as staff have set it; null for no bound. */
  ipRateLimit: integer('ip_rate_limit'),
  /** Until when each decision about the key is recorded, since when, and who of staff has set it. */
  traceEnds: timestampColumn('trace_ends'),
  traceCreated: timestampColumn('trace_created'),
  traceBy: uuid('trace_by'),
  /** Until when the request log keeps what calls with the key contain. */
  contentEnds: timestampColumn('content_ends'),
}

export const secretKeys = security.table(
  'secret_keys',
  {
    ...common,
    /** The token, sealed, for reveals; its hash, for lookups; its last four characters, for lists. */
    sealedToken: text('sealed_token').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    tokenTail: text('token_tail').notNull(),
    /** Counts the rotations; lookups are counted by version while two tokens are valid. */
    tokenVersion: integer('token_version').notNull().default(1),
    /** Hash of the token before the rotation, which is valid until `previousEnds`. */
    previousHash: text('previous_hash').unique(),
    previousTail: text('previous_tail'),
    previousEnds: timestampColumn('previous_ends'),
    /** When the token was last rotated. */
    rotated: timestampColumn('rotated'),
    /** Addresses and ranges that calls may come from; empty for any. */
    allowedIps: text('allowed_ips').array().notNull().default([]),
    /** Whether the compatibility API takes its token in the URL. */
    urlCredentials: boolean('url_credentials').notNull().default(false),
  },
  table => [
    index('secret_keys_by_created').on(table.accountId, table.created, table.keyId),
    index('secret_keys_by_label').on(table.accountId, sql`lower(${table.label})`, table.keyId),
    index('secret_keys_by_use').on(table.accountId, table.lastUsed.asc().nullsFirst(), table.keyId),
    index('secret_keys_traced').on(table.traceEnds).where(sql`${table.traceEnds} is not null`),
  ],
)

export const embeddedKeys = security.table(
  'embedded_keys',
  {
    ...common,
    /** Whether the portal made it for its own pages (`portal-key.ts`); people neither see nor change it. */
    isManaged: boolean('is_managed').notNull().default(false),
  },
  table => [
    index('embedded_keys_by_created').on(table.accountId, table.created, table.keyId),
    index('embedded_keys_by_label').on(table.accountId, sql`lower(${table.label})`, table.keyId),
    index('embedded_keys_by_use').on(table.accountId, table.lastUsed.asc().nullsFirst(), table.keyId),
    index('embedded_keys_traced').on(table.traceEnds).where(sql`${table.traceEnds} is not null`),
  ],
)

/** Normalized hostnames of embedded keys; those that are not authorized are deactivated. */
export const hostnames = security.table(
  'hostnames',
  {
    keyId: uuid('key_id')
      .notNull()
      .references(() => embeddedKeys.keyId, { onDelete: 'cascade' }),
    hostname: text('hostname').notNull(),
    isAuthorized: boolean('is_authorized').notNull(),
    /** When it was last authorized or deactivated. */
    changed: timestampColumn('changed').notNull(),
  },
  table => [
    primaryKey({ columns: [table.keyId, table.hostname] }),
    // Backward, so that names below a name begin with it (`keys/hostname-search.ts`).
    index('hostnames_backward').on(sql`reverse(${table.hostname}) text_pattern_ops`),
  ],
)

/** Tips of the health check that people have dismissed (`src/domain/keys/health`). */
export const tipDismissals = security.table(
  'tip_dismissals',
  {
    keyId: uuid('key_id').notNull(),
    /** The finding, and after a colon the hostname that it is about. */
    tip: text('tip').notNull(),
    accountId: integer('account_id').notNull(),
    reason: text('reason').$type<DismissReason>().notNull(),
    note: text('note').notNull(),
    /** A hash of what the finding depended on. The tip is shown again when it differs. */
    facts: text('facts').notNull(),
    dismissed: timestampColumn('dismissed').notNull(),
    dismissedBy: uuid('dismissed_by').notNull(),
  },
  table => [
    primaryKey({ columns: [table.keyId, table.tip] }),
    index('tip_dismissals_by_account').on(table.accountId, table.dismissed),
  ],
)

/** Rejected hostnames of embedded keys that people have said are not theirs. */
export const dismissedHostnames = security.table(
  'dismissed_hostnames',
  {
    keyId: uuid('key_id').notNull(),
    /** Normalized. */
    hostname: text('hostname').notNull(),
    dismissed: timestampColumn('dismissed').notNull(),
    dismissedBy: uuid('dismissed_by').notNull(),
  },
  table => [primaryKey({ columns: [table.keyId, table.hostname] })],
)

/** How many lookups a key, secret or embedded, may make. A key without a row has no limit. */
export const keyLimits = security.table('key_limits', {
  keyId: uuid('key_id').primaryKey(),
  accountId: integer('account_id').notNull(),
  maxLookups: bigint('max_lookups', { mode: 'number' }).notNull(),
  lookupsUsed: bigint('lookups_used', { mode: 'number' }).notNull(),
  /** When the counter started from zero. */
  since: timestampColumn('since').notNull(),
})

/**
 * Lookups of keys with a license that has a rate limit in the latest second that was counted, for all processes
 * together. A server that crashes may lose it: the table is not logged.
 */
export const keyLicensePaces = security.table(
  'key_license_paces',
  {
    keyId: uuid('key_id').notNull(),
    licenseId: integer('license_id').notNull(),
    second: timestampColumn('second').notNull(),
    made: bigint('made', { mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.keyId, table.licenseId] })],
)

/**
 * The same over all licenses of a key. Only servers of the release before write it, while they run next to new ones;
 * the release after may drop it.
 */
export const keyPaces = security.table('key_paces', {
  keyId: uuid('key_id').primaryKey(),
  second: timestampColumn('second').notNull(),
  made: bigint('made', { mode: 'number' }).notNull(),
})

/** The same by address, of keys with an IP rate limit. It is not logged either. */
export const keyIpPaces = security.table(
  'key_ip_paces',
  {
    keyId: uuid('key_id').notNull(),
    address: text('address').notNull(),
    second: timestampColumn('second').notNull(),
    made: bigint('made', { mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.keyId, table.address] })],
)

/** What the gateway has decided about traced keys (`traces/trace-log.ts`). No input is here as it was sent. */
export const traceEntries = security.table(
  'trace_entries',
  {
    entryId: bigint('entry_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    keyId: uuid('key_id').notNull(),
    created: timestampColumn('created').notNull(),
    requestId: text('request_id').notNull(),
    /** Null for an allowed call. */
    rule: text('rule').$type<KeptRule>(),
    licenseId: integer('license_id'),
    subscriptionId: integer('subscription_id'),
    lookups: integer('lookups').notNull(),
    source: text('source').notNull(),
    /** Null where the plan has enhanced data privacy. */
    inputs: jsonb('inputs').$type<{ name: string; form: string }[]>(),
  },
  table => [
    index('trace_entries_by_key').on(table.keyId, table.entryId),
    index('trace_entries_created').on(table.created),
  ],
)

/** Lookups by key and license, one row per UTC hour; a partition for each month (`kernel/jobs/partitions.ts`). */
export const usageHours = security.table(
  'usage_hours',
  {
    accountId: integer('account_id').notNull(),
    hour: timestampColumn('hour').notNull(),
    keyId: uuid('key_id').notNull(),
    licenseId: integer('license_id').notNull(),
    used: bigint('used', { mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.hour, table.keyId, table.licenseId] })],
)

/**
 * The same by UTC day, written in the same transaction, so that a report over months reads few rows; a partition for each
 * month.
 */
export const usageDays = security.table(
  'usage_days',
  {
    accountId: integer('account_id').notNull(),
    day: timestampColumn('day').notNull(),
    keyId: uuid('key_id').notNull(),
    licenseId: integer('license_id').notNull(),
    used: bigint('used', { mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.day, table.keyId, table.licenseId] })],
)

/**
 * Rejected lookups by key, rule and source, one row per UTC hour; a partition for each month. An empty source counts many
 * together (`rejections/ledger.ts` bounds the rows).
 */
export const rejections = security.table(
  'refusals',
  {
    accountId: integer('account_id').notNull(),
    hour: timestampColumn('hour').notNull(),
    keyId: uuid('key_id').notNull(),
    rule: text('rule').$type<KeptRule>().notNull(),
    sourceKind: text('source_kind').$type<SourceKind>().notNull(),
    source: text('source').notNull(),
    rejectedLookups: bigint('refused', { mode: 'number' }).notNull(),
    first: timestampColumn('first').notNull(),
    last: timestampColumn('last').notNull(),
  },
  table => [
    primaryKey({
      columns: [table.accountId, table.hour, table.keyId, table.rule, table.sourceKind, table.source],
    }),
  ],
)

/** Lookups by token version, while a rotated key has two valid tokens. */
export const tokenUses = security.table(
  'token_uses',
  {
    keyId: uuid('key_id').notNull(),
    tokenVersion: integer('token_version').notNull(),
    /** Start of a five-minute step. */
    start: timestampColumn('start').notNull(),
    used: bigint('used', { mode: 'number' }).notNull(),
    /** When the last of these lookups was. */
    last: timestampColumn('last').notNull(),
  },
  table => [primaryKey({ columns: [table.keyId, table.tokenVersion, table.start] })],
)

/**
 * Limits of keys that lookups have brought to a share at which the account hears of it. A trigger of the migrations
 * writes it. The reader of an event deletes it.
 */
export const keyLimitEvents = security.table('key_limit_events', {
  eventId: bigint('event_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  keyId: uuid('key_id').notNull(),
})
