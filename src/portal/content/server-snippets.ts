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

interface SnippetTarget extends SnippetCredentials {
  url: string
  /** Parameters of the lookup, in display order. */
  fields: readonly (readonly [name: string, value: string])[]
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

/** Returns a GET in each language. */
export function inEachLanguage(target: SnippetTarget): Snippet[] {
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
  fields: SnippetTarget['fields'],
): SnippetTarget {
  return { url: `${origin}/api/${service}${path}`, keyId, token: null, fields }
}

const languages: readonly (Omit<Snippet, 'code'> & { write: (target: SnippetTarget) => string })[] = [
  { id: 'curl', label: 'curl', place: 'In a shell', write: curl },
  { id: 'javascript', label: 'JavaScript', place: 'first-lookup.mjs', write: javaScript },
  { id: 'python', label: 'Python', place: 'first_lookup.py', write: python },
  { id: 'go', label: 'Go', place: 'main.go', write: go },
  { id: 'java', label: 'Java', place: 'FirstLookup.java', write: java },
  { id: 'csharp', label: 'C#', place: 'Program.cs', write: cSharp },
  { id: 'php', label: 'PHP', place: 'first-lookup.php', write: php },
  { id: 'ruby', label: 'Ruby', place: 'first_lookup.rb', write: ruby },
]

function curl({ url, keyId, token, fields }: SnippetTarget): string {
  const user = `  --user "${keyId ?? '$GATEPOST_KEY_ID'}:${token ?? '$GATEPOST_TOKEN'}"`
  return [`curl --get ${url}`, user, ...dataOf(fields)].join(' \\\n')
}

function dataOf(fields: SnippetTarget['fields']): string[] {
  return fields.map(([name, value]) => `  --data-urlencode "${name}=${escaped(value, /["$`\\]/g)}"`)
}

function javaScript({ url, fields, ...of }: SnippetTarget): string {
  return `const url = new URL('${url}')
url.search = new URLSearchParams({
${lines(fields, (name, value) => `  ${name}: '${inSingle(value)}',`)}
})
${javaScriptCredentials(of)}
const response = await fetch(url, { headers: { Authorization: \`Basic \${credentials}\` } })
console.log(JSON.stringify(await response.json(), null, 2))`
}

function python({ url, fields, ...of }: SnippetTarget): string {
  const [id, secret] = idAndToken(of, name => `os.environ["${name}"]`)
  return `${of.token === null ? 'import os\n' : ''}import requests

response = requests.get(
    "${url}",
    params={
${lines(fields, (name, value) => `        "${name}": "${inDouble(value)}",`)}
    },
    auth=(${id}, ${secret}),
    timeout=10,
)
print(response.text)`
}

function go({ url, fields, ...of }: SnippetTarget): string {
  const [id, secret] = idAndToken(of, name => `os.Getenv("${name}")`)
  return `package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"net/url"${of.token === null ? '\n\t"os"' : ''}
)

func main() {
	query := url.Values{}
${lines(fields, (name, value) => `\tquery.Set("${name}", "${inDouble(value)}")`)}
	request, err := http.NewRequest("GET", "${url}?"+query.Encode(), nil)
	if err != nil {
		log.Fatal(err)
	}
	request.SetBasicAuth(${id}, ${secret})
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

function java({ url, fields, ...of }: SnippetTarget): string {
  return `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Base64;

public class FirstLookup {
  public static void main(String[] args) throws Exception {
    String user = ${userIn(of, 'System.getenv')};
    String query = "${encoded(fields)}";
    HttpRequest request = HttpRequest.newBuilder()
        .uri(URI.create("${url}?" + query))
        .header("Authorization", "Basic " + Base64.getEncoder().encodeToString(user.getBytes()))
        .build();
    HttpResponse<String> response =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println(response.body());
  }
}`
}

function cSharp({ url, fields, ...of }: SnippetTarget): string {
  return `using System.Net.Http.Headers;
using System.Text;

var user = ${userIn(of, 'Environment.GetEnvironmentVariable')};
var query = "${encoded(fields)}";

using var client = new HttpClient();
client.DefaultRequestHeaders.Authorization =
    new AuthenticationHeaderValue("Basic", Convert.ToBase64String(Encoding.UTF8.GetBytes(user)));
var response = await client.GetAsync("${url}?" + query);
Console.WriteLine(await response.Content.ReadAsStringAsync());`
}

function php({ url, fields, ...of }: SnippetTarget): string {
  return `<?php

$query = http_build_query([
${lines(fields, (name, value) => `    '${name}' => '${inSingle(value)}',`)}
]);
$request = curl_init('${url}?' . $query);
curl_setopt($request, CURLOPT_USERPWD, ${phpUser(of)});
curl_setopt($request, CURLOPT_RETURNTRANSFER, true);
echo curl_exec($request);`
}

function ruby({ url, fields, ...of }: SnippetTarget): string {
  const [id, secret] = idAndToken(of, name => `ENV.fetch('${name}')`, "'")
  return `require 'net/http'

uri = URI('${url}')
uri.query = URI.encode_www_form(
${lines(fields, (name, value) => `  ${name}: '${inSingle(value)}',`).replace(/,$/, '')}
)
request = Net::HTTP::Get.new(uri)
request.basic_auth(${id}, ${secret})
response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') do |http|
  http.request(request)
end
puts response.body`
}

/** ID and token as expressions: literals, or what reads them from the environment. */
export function idAndToken(
  { keyId, token }: SnippetCredentials,
  read: (name: string) => string,
  quote = '"',
): [id: string, token: string] {
  return [
    keyId === null ? read('GATEPOST_KEY_ID') : quote + keyId + quote,
    token === null ? read('GATEPOST_TOKEN') : quote + token + quote,
  ]
}

/** Both with a colon between them, as an expression of Java or C#. */
export function userIn({ keyId, token }: SnippetCredentials, read: string): string {
  const id = keyId === null ? `${read}("GATEPOST_KEY_ID") + ":` : `"${keyId}:`
  return token === null ? `${id}" + ${read}("GATEPOST_TOKEN")` : `${id}${token}"`
}

export function phpUser({ keyId, token }: SnippetCredentials): string {
  const id = keyId === null ? "getenv('GATEPOST_KEY_ID') . ':" : `'${keyId}:`
  return token === null ? `${id}' . getenv('GATEPOST_TOKEN')` : `${id}${token}'`
}

export function javaScriptCredentials({ keyId, token }: SnippetCredentials): string {
  const id = keyId ?? `\${process.env.GATEPOST_KEY_ID}`
  return `const credentials = btoa(\`${id}:${token ?? `\${process.env.GATEPOST_TOKEN}`}\`)`
}

function lines(fields: SnippetTarget['fields'], line: (name: string, value: string) => string): string {
  return fields.map(([name, value]) => line(name, value)).join('\n')
}

/** Escapes characters that would end a string literal, because the values are user input. */
function escaped(value: string, special: RegExp): string {
  return value.replace(special, '\\$&')
}

export const inSingle = (value: string) => escaped(value, /['\\]/g)
export const inDouble = (value: string) => escaped(value, /["\\]/g)

function encoded(fields: SnippetTarget['fields']): string {
  return new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()
}
