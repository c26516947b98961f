import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourcesIn } from '../../../scripts/lib/sources.ts'

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
