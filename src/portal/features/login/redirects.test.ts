import { describe, expect, test } from 'vitest'
import { safeRedirect } from './redirects.ts'

describe('our own path passes', () => {
  test.each([
    '/',
    '/account',
    '/account/keys?state=paused',
    '/account/keys#x',
    '/pricing?volume=1000',
    '/account?next=https://evil.example',
    '/account/keys?search=%2F%2Fevil.example',
    '/account/@evil.example',
    '/search?query=a%40b.example',
  ])('%s', path => expect(safeRedirect(path)).toBe(path))
})

describe('anything else leads to the account', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a list', ['/account']],
    ['an object that reads like a path', { toString: () => '/account' }],
    ['an empty text', ''],
    ['a relative path', 'account'],
    ['a relative path upwards', '../account'],
    ['a host without a scheme', '//evil.example'],
    ['a host after three slashes', '///evil.example'],
    ['a host after four slashes', '////evil.example'],
    ['a host and a path of ours', '//evil.example/account'],
    ['a user at a host', '//gatepost.example@evil.example'],
    ['a slash and a backslash', '/\\evil.example'],
    ['a backslash and a slash', '\\/evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/account\\..\\\\evil.example'],
    ['a slash, a tab and a slash', '/\t/evil.example'],
    ['a slash, a line feed and a slash', '/\n/evil.example'],
    ['a slash, a carriage return and a slash', '/\r/evil.example'],
    ['a blank in front', ' //evil.example'],
    ['a tab in front', '\t//evil.example'],
    ['a null character in front', '\u0000//evil.example'],
    ['a null character between', '/\u0000/evil.example'],
    ['a no-break space between', '/\u00a0/evil.example'],
    ['a byte order mark in front', '\ufeff//evil.example'],
    ['a line separator between', '/\u2028/evil.example'],
    ['https', 'https://evil.example'],
    ['HTTPS in capitals', 'HTTPS://evil.example'],
    ['https without slashes', 'https:evil.example'],
    ['http with one slash', 'http:/evil.example'],
    ['https with backslashes', 'https:\\\\evil.example'],
    ['our host as a user of theirs', 'https://gatepost.example@evil.example/account'],
    ['our host as a part of theirs', 'https://gatepost.example.evil.example/account'],
    ['javascript', 'javascript:alert(1)'],
    ['JavaScript with a tab in it', 'java\tscript:alert(1)'],
    ['javascript behind a line feed', '\njavascript:alert(1)'],
    ['javascript that looks like a path', 'javascript://account/%0aalert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['vbscript', 'vbscript:msgbox(1)'],
    ['a file', 'file:///etc/passwd'],
    ['a blob', 'blob:https://evil.example/1'],
    ['an encoded slash after the first', '/%2fevil.example'],
    ['an encoded slash in capitals', '/%2Fevil.example'],
    ['an encoded slash in front', '%2f%2fevil.example'],
    ['an encoded backslash after the first', '/%5cevil.example'],
    ['an encoded backslash in capitals', '/%5Cevil.example'],
    ['an encoded tab between the slashes', '/%09/evil.example'],
    ['an encoded line feed between the slashes', '/%0a/evil.example'],
    ['an encoded carriage return and header', '/account%0d%0aLocation:%20https://evil.example'],
    ['an encoded null character', '/account%00.evil.example'],
    ['a doubly encoded slash after the first', '/%252fevil.example'],
    ['a dot and a double slash behind it', '/.//evil.example'],
    ['a path upwards to a double slash', '/account/..//evil.example'],
    ['an encoded path upwards to a double slash', '/account/%2e%2e//evil.example'],
    ['a fullwidth solidus', '/\uff0fevil.example'],
    ['two fullwidth solidi', '\uff0f\uff0fevil.example'],
    ['a division slash', '/\u2215evil.example'],
    ['a fraction slash', '/\u2044evil.example'],
    ['an ideographic full stop in a host', '//evil\u3002example'],
    ['a host in brackets', '//[::1]/account'],
    ['a host as a number', '//2130706433/account'],
  ])('%s', (_name, target) => expect(safeRedirect(target)).toBe('/account'))

  test('by default, and elsewhere on request, as after a logout', () => {
    expect(safeRedirect('//evil.example', '/login')).toBe('/login')
    expect(safeRedirect(undefined, '/login')).toBe('/login')
  })
})
