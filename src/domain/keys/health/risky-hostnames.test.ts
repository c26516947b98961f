import { describe, expect, test } from 'vitest'
import { isOpenToStrangers, isOwnMachine, isRegistered } from './risky-hostnames.ts'

describe("on a person's own machine or network", () => {
  test.each([
    'localhost',
    '*.localhost',
    'app.localhost',
    '127.0.0.1',
    '0.0.0.0',
    '127.8.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.20',
    '169.254.10.1',
    '::1',
    'fd12::1',
    'fe80::1',
    'nas.local',
    'shop.test',
    'printer.lan',
    'tv.home.arpa',
  ])('%s', hostname => expect(isOwnMachine(hostname)).toBe(true))

  test.each([
    'northwind.example',
    '172.32.0.1',
    '11.0.0.1',
    'fd.example',
    '8.8.8.8',
    '2001:db8::1',
    'mylocalhost.example',
    'local.example',
  ])('not %s', hostname => expect(isOwnMachine(hostname)).toBe(false))
})

describe('open to strangers', () => {
  test.each(['com', 'example', 'co.uk', 'com.au', 'github.io', 's3.amazonaws.com', 'vercel.app'])(
    '%s',
    name => expect(isOpenToStrangers(name)).toBe(true),
  )
  test.each(['', 'northwind.example', 'co.example', 'northwind.co.uk', 'team.github.io', 'io.github.com'])(
    'not %s',
    name => expect(isOpenToStrangers(name)).toBe(false),
  )
})

describe('registered', () => {
  test.each(['northwind.example', 'northwind.co.uk', 'team.github.io'])('%s', name =>
    expect(isRegistered(name)).toBe(true),
  )
  test.each(['shop.northwind.example', 'example', 'localhost', 'co.uk', 'github.io', '10.0.0.1', '::1'])(
    'not %s',
    name => expect(isRegistered(name)).toBe(false),
  )
})
