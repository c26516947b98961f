import { expect, test } from 'vitest'
import { zTaxCertificateContent } from '#generated/sales/zod.ts'
import { isCertificate, LARGEST_FILE, toBase64 } from './file.ts'

const fileOf = (...bytes: number[]) => new Blob([new Uint8Array(bytes)])
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]

test.each([
  ['a PDF', new Blob(['%PDF-1.7\nhello']), true],
  ['a PNG', fileOf(...PNG), true],
  ['a JPEG', fileOf(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46), true],
  ['a web page', new Blob(['<!doctype html><script>alert(1)</script>']), false],
  ['a program', new Blob(['MZ%PDF-1.7 and more']), false],
  ['an empty file', new Blob([]), false],
])('%s is recognized by its content, as the contract does', async (_, file, isAccepted) => {
  expect(await isCertificate(file)).toBe(isAccepted)
  expect(zTaxCertificateContent.safeParse(await toBase64(file)).success).toBe(isAccepted)
})

test('the largest file is as long as the contract allows', async () => {
  const bytes = new Uint8Array(LARGEST_FILE)
  bytes.set(PNG)
  const text = await toBase64(new Blob([bytes]))
  expect(Buffer.from(text, 'base64').equals(bytes)).toBe(true)
  expect(zTaxCertificateContent.safeParse(text).success).toBe(true)
  expect(zTaxCertificateContent.safeParse(await toBase64(new Blob([bytes, 'one more']))).success).toBe(false)
})
