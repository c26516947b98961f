import { type FirstLookup, usLookup } from './first-lookups.ts'
import type { PrintedLookup } from './samples/lookups.ts'

export interface Snippet {
  id: string
  /** Name of the language or tool. */
  label: string
  /** File name of the code, or where to run it. */
  place: string
  code: string
}

/** ID and token in the code, where they are no secret; null if it reads them from the environment. */
export interface SnippetCredentials {
  keyId: string | null
  token: string | null
}

interface Target extends SnippetCredentials {
  url: string
  /** Parameters of the lookup, in display order. */
  fields: readonly (readonly [name: string, value: string])[]
  /** JSON, of a POST; empty for a GET. */
  body: string
}

/**
 * Returns a first lookup from a server in each language. The programs read the token from the environment, so that
 * it's never in code. They're written by hand, because generators put credentials into the code as literals.
 */
export function serverSnippets(
  origin: string,
  keyId: string | null,
  { operation, fields }: Pick<FirstLookup, 'operation' | 'fields'> = usLookup,
): Snippet[] {
  const pairs = fields.map(({ name, value }) => [name, value] as const)
  return inEachLanguage(targetOf(origin, operation, keyId, pairs))
}

/** Returns a request of an operation of the contract in each language, as one can paste and run it. */
export function operationSnippets(
  origin: string,
  { path, query, body }: { path: string; query: Readonly<Record<string, string>>; body: string },
  credentials: SnippetCredentials,
): Snippet[] {
  return inEachLanguage({ ...credentials, url: `${origin}${path}`, fields: Object.entries(query), body })
}

function inEachLanguage(target: Target): Snippet[] {
  return languages.map(({ write, ...language }) => ({ ...language, code: write(target) }))
}

/** Returns a curl command for a lookup of any product. */
export function curlSnippet(origin: string, keyId: string, { operation, query }: PrintedLookup): string {
  return curl(targetOf(origin, operation, keyId, Object.entries(query)))
}

/** Returns a curl command that sends what a page sends: an embedded key and the origin of an authorized host. */
export function embeddedCurlSnippet(
  origin: string,
  { keyId, host, license }: { keyId: string; host: string; license: string },
  { operation, query }: PrintedLookup,
): string {
  const { url } = targetOf(origin, operation, keyId, [])
  const fields = Object.entries({ ...query, license, key: keyId })
  return [`curl --get ${url}`, `  --header "Origin: https://${host}"`, ...dataOf(fields)].join(' \\\n')
}

function targetOf(
  origin: string,
  { service, path }: FirstLookup['operation'],
  keyId: string | null,
  fields: Target['fields'],
): Target {
  return { url: `${origin}/api/${service}${path}`, keyId, token: null, fields, body: '' }
}

const languages: readonly (Omit<Snippet, 'code'> & { write: (target: Target) => string })[] = [
  { id: 'curl', label: 'curl', place: 'In a shell', write: curl },
  { id: 'javascript', label: 'JavaScript', place: 'first-lookup.mjs', write: javaScript },
  { id: 'python', label: 'Python', place: 'first_lookup.py', write: python },
  { id: 'go', label: 'Go', place: 'main.go', write: go },
  { id: 'java', label: 'Java', place: 'FirstLookup.java', write: java },
  { id: 'csharp', label: 'C#', place: 'Program.cs', write: cSharp },
  { id: 'php', label: 'PHP', place: 'first-lookup.php', write: php },
  { id: 'ruby', label: 'Ruby', place: 'first_lookup.rb', write: ruby },
]

function curl({ url, keyId, token, fields, body }: Target): string {
  const user = `  --user "${keyId ?? '$GATEPOST_KEY_ID'}:${token ?? '$GATEPOST_TOKEN'}"`
  if (!body) return [`curl --get ${url}`, user, ...dataOf(fields)].join(' \\\n')
  const data = `  --data '${body.replaceAll("'", "'\\''")}'`
  return [`curl ${url}`, user, '  --header "Content-Type: application/json"', data].join(' \\\n')
}

function dataOf(fields: Target['fields']): string[] {
  return fields.map(([name, value]) => `  --data-urlencode "${name}=${escaped(value, /["$`\\]/g)}"`)
}

function javaScript({ url, keyId, token, fields, body }: Target): string {
  const id = keyId ?? `\${process.env.GATEPOST_KEY_ID}`
  const credentials = `const credentials = btoa(\`${id}:${token ?? `\${process.env.GATEPOST_TOKEN}`}\`)`
  if (body)
    return `${credentials}
const response = await fetch('${url}', {
  method: 'POST',
  headers: { Authorization: \`Basic \${credentials}\`, 'Content-Type': 'application/json' },
  body: JSON.stringify(${indented(body, '  ')}),
})
console.log(JSON.stringify(await response.json(), null, 2))`
  return `const url = new URL('${url}')
url.search = new URLSearchParams({
${lines(fields, (name, value) => `  ${name}: '${inSingle(value)}',`)}
})
${credentials}
const response = await fetch(url, { headers: { Authorization: \`Basic \${credentials}\` } })
console.log(JSON.stringify(await response.json(), null, 2))`
}

function python({ url, keyId, token, fields, body }: Target): string {
  const [id, secret] = [
    keyId === null ? 'os.environ["GATEPOST_KEY_ID"]' : `"${keyId}"`,
    token === null ? 'os.environ["GATEPOST_TOKEN"]' : `"${token}"`,
  ]
  const sent = body
    ? `    json=${indented(body, '    ')},`
    : `    params={
${lines(fields, (name, value) => `        "${name}": "${inDouble(value)}",`)}
    },`
  return `${token === null ? 'import os\n' : ''}import requests

response = requests.${body ? 'post' : 'get'}(
    "${url}",
${sent}
    auth=(${id}, ${secret}),
    timeout=10,
)
print(response.text)`
}

function go({ url, keyId, token, fields, body }: Target): string {
  const imports = ['fmt', 'io', 'log', 'net/http', ...(body ? [] : ['net/url'])]
  if (keyId === null || token === null) imports.push('os')
  if (body) imports.push('strings')
  const request = body
    ? `	body := strings.NewReader(\`${compact(body)}\`)
	request, err := http.NewRequest("POST", "${url}", body)`
    : `	query := url.Values{}
${lines(fields, (name, value) => `\tquery.Set("${name}", "${inDouble(value)}")`)}
	request, err := http.NewRequest("GET", "${url}?"+query.Encode(), nil)`
  const [id, secret] = [
    keyId === null ? 'os.Getenv("GATEPOST_KEY_ID")' : `"${keyId}"`,
    token === null ? 'os.Getenv("GATEPOST_TOKEN")' : `"${token}"`,
  ]
  return `package main

import (
${imports.map(name => `\t"${name}"`).join('\n')}
)

func main() {
${request}
	if err != nil {
		log.Fatal(err)
	}
	request.SetBasicAuth(${id}, ${secret})${body ? '\n\trequest.Header.Set("Content-Type", "application/json")' : ''}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(text))
}`
}

/** ID and token with a colon, as an expression of Java or C#, with the function that reads the environment. */
function userIn({ keyId, token }: Target, read: string): string {
  if (keyId !== null && token !== null) return `"${keyId}:${token}"`
  const id = keyId === null ? `${read}("GATEPOST_KEY_ID") + ":"` : `"${keyId}:"`
  return `${id} + ${token === null ? `${read}("GATEPOST_TOKEN")` : `"${token}"`}`
}

function java(target: Target): string {
  const { url, fields, body } = target
  const uri = body ? `URI.create("${url}")` : `URI.create("${url}?" + query)`
  const post = `
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body))`
  return `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Base64;

public class FirstLookup {
  public static void main(String[] args) throws Exception {
    String user = ${userIn(target, 'System.getenv')};
    String ${body ? `body = "${inDouble(compact(body))}"` : `query = "${encoded(fields)}"`};
    HttpRequest request = HttpRequest.newBuilder()
        .uri(${uri})
        .header("Authorization", "Basic " + Base64.getEncoder().encodeToString(user.getBytes()))${body ? post : ''}
        .build();
    HttpResponse<String> response =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println(response.body());
  }
}`
}

function cSharp(target: Target): string {
  const { url, fields, body } = target
  const sent = body
    ? `var body = new StringContent("${inDouble(compact(body))}", Encoding.UTF8, "application/json");`
    : `var query = "${encoded(fields)}";`
  const response = body ? `PostAsync("${url}", body)` : `GetAsync("${url}?" + query)`
  return `using System.Net.Http.Headers;
using System.Text;

var user = ${userIn(target, 'Environment.GetEnvironmentVariable')};
${sent}

using var client = new HttpClient();
client.DefaultRequestHeaders.Authorization =
    new AuthenticationHeaderValue("Basic", Convert.ToBase64String(Encoding.UTF8.GetBytes(user)));
var response = await client.${response};
Console.WriteLine(await response.Content.ReadAsStringAsync());`
}

function php({ url, keyId, token, fields, body }: Target): string {
  const id = keyId === null ? "getenv('GATEPOST_KEY_ID') . ':'" : `'${keyId}:'`
  const user =
    keyId !== null && token !== null
      ? `'${keyId}:${token}'`
      : `${id} . ${token === null ? "getenv('GATEPOST_TOKEN')" : `'${token}'`}`
  const start = body
    ? `$request = curl_init('${url}');
curl_setopt($request, CURLOPT_HTTPHEADER, ['Content-Type: application/json']);
curl_setopt($request, CURLOPT_POSTFIELDS, '${inSingle(compact(body))}');`
    : `$query = http_build_query([
${lines(fields, (name, value) => `    '${name}' => '${inSingle(value)}',`)}
]);
$request = curl_init('${url}?' . $query);`
  return `<?php

${start}
curl_setopt($request, CURLOPT_USERPWD, ${user});
curl_setopt($request, CURLOPT_RETURNTRANSFER, true);
echo curl_exec($request);`
}

function ruby({ url, keyId, token, fields, body }: Target): string {
  const [id, secret] = [
    keyId === null ? "ENV.fetch('GATEPOST_KEY_ID')" : `'${keyId}'`,
    token === null ? "ENV.fetch('GATEPOST_TOKEN')" : `'${token}'`,
  ]
  const query = `uri.query = URI.encode_www_form(
${lines(fields, (name, value) => `  ${name}: '${inSingle(value)}',`).replace(/,$/, '')}
)
`
  const post = `
request.content_type = 'application/json'
request.body = '${inSingle(compact(body || '{}'))}'`
  return `require 'net/http'

uri = URI('${url}')
${body ? '' : query}request = Net::HTTP::${body ? 'Post' : 'Get'}.new(uri)
request.basic_auth(${id}, ${secret})${body ? post : ''}
response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') do |http|
  http.request(request)
end
puts response.body`
}

/** JSON on one line. */
const compact = (json: string) => JSON.stringify(JSON.parse(json))

/** JSON on several lines, all but the first with an indent. */
const indented = (json: string, indent: string) =>
  JSON.stringify(JSON.parse(json), null, 2).replaceAll('\n', `\n${indent}`)

function lines(fields: Target['fields'], line: (name: string, value: string) => string): string {
  return fields.map(([name, value]) => line(name, value)).join('\n')
}

/** Escapes characters that would end a string literal, because the values are user input. */
function escaped(value: string, special: RegExp): string {
  return value.replace(special, '\\$&')
}

const inSingle = (value: string) => escaped(value, /['\\]/g)
const inDouble = (value: string) => escaped(value, /["\\]/g)

function encoded(fields: Target['fields']): string {
  return new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()
}
