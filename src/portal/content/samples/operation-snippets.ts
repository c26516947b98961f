import {
  idAndToken,
  inDouble,
  inEachLanguage,
  inSingle,
  javaScriptCredentials,
  phpUser,
  type Snippet,
  type SnippetCredentials,
  userIn,
} from '../server-snippets.ts'

/** A request of the contract: its address, and its parameters or its body, which is JSON or empty. */
interface SnippetRequest {
  path: string
  query: Readonly<Record<string, string>>
  body: string
}

type Post = SnippetCredentials & { url: string; body: string }

/** Returns a request of an operation of the contract in each language, as one can paste and run it. */
export function operationSnippets(
  origin: string,
  { path, query, body }: SnippetRequest,
  credentials: SnippetCredentials,
): Snippet[] {
  const url = `${origin}${path}`
  const gets = inEachLanguage({ ...credentials, url, fields: Object.entries(query) })
  if (!body) return gets
  return gets.map(snippet => ({ ...snippet, code: posts[snippet.id]?.({ ...credentials, url, body }) ?? '' }))
}

/** Programs that send a body, by language. */
const posts: Readonly<Record<string, (request: Post) => string>> = {
  curl: ({ url, body, keyId, token }) =>
    [
      `curl ${url}`,
      `  --user "${keyId ?? '$GATEPOST_KEY_ID'}:${token ?? '$GATEPOST_TOKEN'}"`,
      '  --header "Content-Type: application/json"',
      `  --data '${body.replaceAll("'", "'\\''")}'`,
    ].join(' \\\n'),

  javascript: ({ url, body, ...of }) => `${javaScriptCredentials(of)}
const response = await fetch('${url}', {
  method: 'POST',
  headers: { Authorization: \`Basic \${credentials}\`, 'Content-Type': 'application/json' },
  body: JSON.stringify(${indented(body, '  ')}),
})
console.log(JSON.stringify(await response.json(), null, 2))`,

  // The bodies have texts, lists, and objects only, which Python writes as JSON does.
  python({ url, body, ...of }) {
    const [id, secret] = idAndToken(of, name => `os.environ["${name}"]`)
    return `${of.token === null ? 'import os\n' : ''}import requests

response = requests.post(
    "${url}",
    json=${indented(body, '    ')},
    auth=(${id}, ${secret}),
    timeout=10,
)
print(response.text)`
  },

  go({ url, body, ...of }) {
    const [id, secret] = idAndToken(of, name => `os.Getenv("${name}")`)
    return `package main

import (
	"fmt"
	"io"
	"log"
	"net/http"${of.token === null ? '\n\t"os"' : ''}
	"strings"
)

func main() {
	body := strings.NewReader("${inDouble(compact(body))}")
	request, err := http.NewRequest("POST", "${url}", body)
	if err != nil {
		log.Fatal(err)
	}
	request.SetBasicAuth(${id}, ${secret})
	request.Header.Set("Content-Type", "application/json")
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
  },

  java: ({ url, body, ...of }) => `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Base64;

public class FirstLookup {
  public static void main(String[] args) throws Exception {
    String user = ${userIn(of, 'System.getenv')};
    String body = "${inDouble(compact(body))}";
    HttpRequest request = HttpRequest.newBuilder()
        .uri(URI.create("${url}"))
        .header("Authorization", "Basic " + Base64.getEncoder().encodeToString(user.getBytes()))
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build();
    HttpResponse<String> response =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println(response.body());
  }
}`,

  csharp: ({ url, body, ...of }) => `using System.Net.Http.Headers;
using System.Text;

var user = ${userIn(of, 'Environment.GetEnvironmentVariable')};
var body = new StringContent("${inDouble(compact(body))}", Encoding.UTF8, "application/json");

using var client = new HttpClient();
client.DefaultRequestHeaders.Authorization =
    new AuthenticationHeaderValue("Basic", Convert.ToBase64String(Encoding.UTF8.GetBytes(user)));
var response = await client.PostAsync("${url}", body);
Console.WriteLine(await response.Content.ReadAsStringAsync());`,

  php: ({ url, body, ...of }) => `<?php

$request = curl_init('${url}');
curl_setopt($request, CURLOPT_HTTPHEADER, ['Content-Type: application/json']);
curl_setopt($request, CURLOPT_POSTFIELDS, '${inSingle(compact(body))}');
curl_setopt($request, CURLOPT_USERPWD, ${phpUser(of)});
curl_setopt($request, CURLOPT_RETURNTRANSFER, true);
echo curl_exec($request);`,

  ruby({ url, body, ...of }) {
    const [id, secret] = idAndToken(of, name => `ENV.fetch('${name}')`, "'")
    return `require 'net/http'

uri = URI('${url}')
request = Net::HTTP::Post.new(uri)
request.basic_auth(${id}, ${secret})
request.content_type = 'application/json'
request.body = '${inSingle(compact(body))}'
response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') do |http|
  http.request(request)
end
puts response.body`
  },
}

/** JSON on one line. */
const compact = (json: string) => JSON.stringify(JSON.parse(json))

/** JSON on several lines, all but the first with an indent. */
const indented = (json: string, indent: string) =>
  JSON.stringify(JSON.parse(json), null, 2).replaceAll('\n', `\n${indent}`)
