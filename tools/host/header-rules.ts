import { parseAllHeaders, type Header } from '@netlify/headers-parser';

/** The headers that netlify.toml gives to a path, by lower-case name; of two rules the later one wins. */
export type HeaderRules = (path: string) => Record<string, string>;

export async function readHeaderRules(netlifyToml: string, headersFile: string): Promise<HeaderRules> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [headersFile],
    netlifyConfigPath: netlifyToml,
    configHeaders: undefined,
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, `${netlifyToml}: ${errors.join('; ')}`);
  return createHeaderRules(headers as Header[]);
}

function createHeaderRules(rules: readonly Pick<Header, 'forRegExp' | 'values'>[]): HeaderRules {
  return (path) => {
    const values: Record<string, string> = {};
    for (const rule of rules) {
      if (!rule.forRegExp.test(path)) continue;
      for (const [name, value] of Object.entries(rule.values)) values[name.toLowerCase()] = value;
    }
    return values;
  };
}
