import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourcesIn } from '../../../scripts/lib/sources.ts'
import { type CustomerText, contractTexts, docTexts, emailTexts, portalTexts } from './customer-texts.ts'

/** Words that no one searches for or that read as translated, and what stands for them here. */
const TERMS: readonly (readonly [pattern: RegExp, use: string])[] = [
  [/\be-mails?\b/gi, 'email'],
  [/\b(?:no|any|some)body(?:['’]s)? [a-z]/gi, 'no one, anyone, someone'],
  [/\bwhoever\b/gi, 'the caller, anyone who, regardless of who'],
  [/\bbeside (?:the|an?|its?|them|each|this|that|what|`)\b/gi, 'next to, in addition to'],
  [/\bonce more\b/gi, 'again'],
  [/\bgoes on\b(?! (?:the roof|sale))/gi, 'continues'],
  [/\bmend(?:s|ed|ing)?\b/gi, 'fix'],
  [/\bby the (?:month|year)\b/gi, 'monthly, yearly'],
  [/\bis (?:there|known) already\b/gi, 'exists'],
  [/\b\w*[wW]ish(?:es)?\b/g, 'input, request'],
  [/\bplant\(/g, 'seed'],
  [/\bTill\b(?! )|\btillOf\b/g, 'PaymentContext'],
  [/\btakeTurn\b|\bTurns\b(?! )/g, 'claimAttempt, PaymentAttempts'],
  [/\bconclude\(|\bConcluded\b/g, 'resolveCharge, ChargeResolution'],
  [/\bpatience\b(?!\.',)|\bmachinePace\b/gi, 'scaledTimeout, timeout, machineSpeed'],
  [/\bGuesses\b(?! )|\bcountGuess\b/g, 'FailedAttempts'],
  [/\bSeal\b|\bcreateSeal\b/g, 'SecretBox'],
  [/\b[pP]resentedKey\b/g, 'ApiKeyCredentials'],
  [/\brequireRoom\b/g, 'requireCapacity'],
  [/\bexhausted\(/g, 'assertAllRead'],
  [/\bwaysIn\b|\bways? in\b(?! (?:which|the|that|a))/g, 'login methods'],
  [/\bstandings?Of\b/g, 'membershipStatuses'],
  [/\bDraws\b(?! )|\bdrawsFor\b/g, 'SeededRandom'],
  [/\b\w+Readers\b/g, 'queries'],
  [/\brefreshes(?:=|:)/g, 'invalidates'],
  [/\bisIt\b(?! )/g, 'matches'],
  [/\bWithoutRows\b/g, 'EmptyRows'],
  [/\bonTyped\b|\bFormLook\b/g, 'onValuesChange, FormViewProps'],
  [/\buseLeadOn\b/g, 'usePostLoginRedirect'],
  [/\bmoment\(/g, 'timestamp'],
  [/\banswerInGatewayWords\b|\bsendInPieces\b/g, 'toGatewayErrors, streamBody'],
  [/\buse\w+Acts\b|\b\w*FailedAct\w*/g, 'action'],
  [/\bopenAwake\b|\bcirclesIn\b/g, 'gotoHydrated, findCycles'],
]

/** This list itself, texts that the specification words, and what earlier releases have recorded. */
const EXCEPT =
  /tests\/structure\/texts\/terms\.test\.ts$|openapi\/CHANGELOG\.md$|tests\/structure\/texts\/spec-texts\//

const texts = [
  ...sourcesIn(['src', 'scripts', 'tests', 'e2e'], 'ts,tsx,mjs,mdx,md,css'),
  ...sourcesIn(['openapi', 'docs'], 'yaml,md'),
  ...['README.md', 'CONTRIBUTING.md'].map(path => ({ path, text: readFileSync(path, 'utf8') })),
].filter(({ path }) => !EXCEPT.test(path))

test.each(TERMS)('%s is written in the usual words: %s', pattern => {
  const found = texts.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        line.match(pattern) ? [`${path}:${index + 1} ${line.trim().slice(0, 120)}`] : [],
      ),
  )
  expect(found).toEqual([])
})

/** Words that read as translated where customers read them, and what stands for them there. */
const CUSTOMER_TERMS: readonly (readonly [pattern: RegExp, use: string])[] = [
  [
    /\b(?:an?|another|by|each|every|last|new|newest|no|one|our|that|the|this|your) mails?\b(?! (?:carrier|drop|is delivered|reaches|room|vendor)|\?”)/i,
    'email',
  ],
  [/\bmails\b|\bmailed link\b|\bmail program\b/i, 'email'],
  [/\b(?:any|every|no|some)body\b|\bwhoever\b|\boneself\b/i, 'no one, someone, the caller'],
  [/\bbesides?\b/i, 'next to, in addition to'],
  [/\b(?:are|be|been|get|gets|is|was|were) told\b|\bhears? (?:about|of)\b/i, 'show, notify, follow'],
  [/\bways? in\b(?! (?:a|that|the|which)\b)/i, 'login method'],
  [/\bwish(?:es)?\b/i, 'request'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bgoes on\b/i, 'continues'],
  [/\bonce more\b|\banew\b/i, 'again'],
  [/\bby the (?:month|year)\b/i, 'monthly, yearly'],
  [/\bis (?:known|there) already\b|\bundone already\b/i, 'exists'],
  [/\bthe (?:lookup )?gateway\b/i, 'the API'],
  [/\brefus(?:al|als|e|ed|es|ing)\b/i, 'reject'],
  [/\bcard vendor\b/i, 'payment processor'],
  [/(?<![-\w]|plus )sign(?:ed|s)? in\b(?! with)|\bsigned-in\b/i, 'log in'],
  [/\b(?:license|plan|subscription)s? pays? for\b/i, 'a lookup counts against a plan'],
  [/\balone\b/i, 'only'],
  [/\bthere is no such\b|\bis no such\b/i, 'not found'],
  [/\bsearch looks at\b/i, 'search covers'],
  [/\bgo(?:ing)? on (?:here|in|working|with)\b|\bto go on\b/i, 'continue, keep'],
  [/\ba \w+ of (?:its|my|our|their|your) own\b/i, 'its own …'],
  [/\bstays? as (?:it is|they are)\b/i, 'keep, does not change'],
  [/\bswitch(?:ed|es|ing)? (?:it |them )?o(?:ff|n)\b/i, 'turn on, turn off'],
  [/\bcounts? at once\b|\balso in pages that are open\b/i, 'takes effect immediately'],
  [/\bno (?:row|seat|lookup) is left\b|\bnothing is left\b/i, 'none left'],
  [/\bZIP code/, 'ZIP Code'],
  [/\btax(?:able)? address(?:es)?\b/i, 'billing address'],
  [/\brun(?:s|ning)? wild\b|\bopen to strangers\b|\bbare name\b/i, 'misbehave, public, root domain'],
  [/\bfrom the next one on\b/i, 'within'],
  [/\bwhat was bought\b(?! early)/i, 'items'],
  [/\b[Ww]rite to (?:us|\{|\S+@)/, 'email, contact us'],
  [/\b(?:requests?|lookups?|\}|\d) a (?:second|page)\b/i, 'per second, per page'],
]

/** Words only of pages and emails, in addition to those above. */
const PAGE_TERMS: readonly (readonly [pattern: RegExp, use: string])[] = [
  [/\bcould not be (?:done|found|loaded(?! from api)|made|shown)\b|\bis not valid\b/i, 'couldn’t, isn’t'],
  [/\bnothing (?:is|was) charged\b/i, 'you won’t be charged'],
  [/\b(?:by itself|by themselves)\b/i, 'automatically'],
  [/\brehears(?:al|als|e|ed|es)\b/i, 'test login'],
]

/** What pages promised and nothing proves. */
const CLAIMS: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\bsame features\b/i, 'plans differ in seats and rate limits'],
  [/\b(?:close|delete) your account\b/i, 'no operation closes an account'],
  [/\bcopy it, paste it\b/i, 'a key runs only where it is authorized'],
  [/\bcart shows\b/i, 'the checkout computes the tax'],
  [/\ball services\b.* running\b/i, 'the status page reaches one server'],
  [/\blimit: \S+ per day\b/i, 'the limit of a key has no period'],
]

/** Other names for what public pages and results call by one name. */
const OTHER_NAMES: readonly (readonly [pattern: RegExp, use: string])[] = [
  [/\bConfirmed\b|\bconfirmed (?:address|delivery point|unit)\b/, 'Deliverable'],
  [/\bunconfirmed\b|\bundeliverable\b(?! (?:as|mail))/i, 'Not deliverable'],
  [/\bLog In (?:to|with)\b|\blogin to\b/, 'Log in'],
  [/\b(?:zip code|Zip Code|ZIP codes|zipcodes)\b/, 'ZIP Code'],
]

/** Words of the docs, the help pages, and the contracts, in addition to those above. */
const API_TERMS: readonly (readonly [pattern: RegExp, use: string])[] = [
  [/\banswer(?:s|ed)?\b/i, 'response, respond, return'],
  [/\bacts? (?:of|on)\b|\bthe acts?\b|\ban act\b/i, 'action'],
]

/** Words of the documents for developers and operators. */
const DOC_TERMS: readonly (readonly [pattern: RegExp, use: string])[] = [
  [
    /\b(?:an?|another|by|each|every|last|new|no|one|that|the|this) mails?\b(?! server)|(?<!kernel\.)\bmails\b/i,
    'email',
  ],
  [/\brefus(?:al|als|e|ed|es|ing)\b/i, 'reject'],
  [
    /\b(?:an|no|the) answers?\b(?! that we build)|\banswers? (?:under|with)\b|\banswers \d/i,
    'response, return',
  ],
  [/\bsign(?:ed|s)? in\b|\bsigned-in\b/i, 'log in'],
  [/\balone\b/i, 'only'],
  [/\basks? whether\b|\bhears? (?:about|of|once)\b|\b(?:are|is|was|were) told\b/i, 'check, notify'],
  [/\bbesides\b|\bupdates or acts\b/i, 'in addition, runs an action'],
]

/** Texts that are right with such a word: a parcel that its recipient refused. */
const ALLOWED: readonly string[] = ['Refused or moved']

const withoutAllowed = (text: string) => ALLOWED.reduce((rest, allowed) => rest.replaceAll(allowed, ''), text)

function matching(texts: readonly CustomerText[], pattern: RegExp): string[] {
  return texts
    .filter(({ text }) => pattern.test(withoutAllowed(text)))
    .map(({ at, text }) => `${at} ${text.trim().slice(0, 160)}`)
}

const portal = portalTexts()
const customerTexts = [...portal, ...emailTexts(), ...contractTexts()]

test.each(CUSTOMER_TERMS)('customers read the usual words instead of %s: %s', pattern => {
  expect(matching(customerTexts, pattern)).toEqual([])
})

test.each(PAGE_TERMS)('pages and emails have the usual words instead of %s: %s', pattern => {
  expect(matching([...portal, ...emailTexts()], pattern)).toEqual([])
})

test.each(CLAIMS)('pages and emails do not claim %s: %s', pattern => {
  expect(matching([...portal, ...emailTexts()], pattern)).toEqual([])
})

test.each(OTHER_NAMES)('public pages have one name instead of %s: %s', pattern => {
  const site = portal.filter(({ at }) =>
    /^src\/portal\/(?:content\/(?!stored)|site|shared\/(?:address-list|lookups))/.test(at),
  )
  expect(matching(site, pattern)).toEqual([])
})

test.each(API_TERMS)('readers of the API’s docs read the usual words instead of %s: %s', pattern => {
  const docs = portal.filter(({ at }) => /^src\/portal\/content\/(?:errors|pages\/docs)\//.test(at))
  expect(matching([...docs, ...contractTexts()], pattern)).toEqual([])
})

test.each(DOC_TERMS)('documents have the usual words instead of %s: %s', pattern => {
  expect(matching(docTexts(), pattern)).toEqual([])
})

test('each kind of text is read, and each allowed text is there', () => {
  expect(portal.length).toBeGreaterThan(5_000)
  expect(portal.filter(({ at }) => at.includes('.mdx:')).length).toBeGreaterThan(1_000)
  expect(docTexts().length).toBeGreaterThan(1_000)
  expect(emailTexts().length).toBeGreaterThan(500)
  expect(contractTexts().length).toBeGreaterThan(2_000)
  const all = customerTexts.map(({ text }) => text).join('\n')
  expect(ALLOWED.filter(allowed => !all.includes(allowed))).toEqual([])
})
