// A strict reader of calendar files, written from RFC 5545 and RFC 5546, not from the code that makes them.

interface Line {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly value: string;
}

interface Component {
  readonly name: string;
  readonly lines: Line[];
  readonly parts: Component[];
}

const fault = (what: string): Error => new Error(`Not iCalendar: ${what}`);

/** Section 3.1: lines of at most 75 octets that end with CRLF; one that begins with a space goes on with the one before. */
function unfolded(file: Uint8Array | string): readonly string[] {
  const bytes = Buffer.from(file);
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  if (text !== bytes.toString()) throw fault('a byte order mark');
  if (!text.endsWith('\r\n')) throw fault('the last line has no end');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (/[\r\n]/.test(line)) throw fault(`a lone CR or LF in ${line}`);
    if (Buffer.byteLength(line) > 75) throw fault(`more than 75 octets in ${line}`);
    if (/[^\P{Cc}\t]/u.test(line)) throw fault(`a control character in ${line}`);
  }
  return text
    .slice(0, -2)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
}

const CONTENT = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/u;

function lineOf(text: string): Line {
  const [, name = '', params = '', value = ''] = CONTENT.exec(text) ?? [];
  if (!name) throw fault(`no content line: ${text}`);
  const pairs = params.split(';').slice(1);
  return {
    name: name.toUpperCase(),
    params: Object.fromEntries(pairs.map((pair) => pair.split('='))),
    value,
  };
}

function treeOf(lines: readonly Line[]): Component {
  const root: Component = { name: '', lines: [], parts: [] };
  const open = [root];
  for (const line of lines) {
    const now = open.at(-1) ?? root;
    if (line.name === 'BEGIN') {
      const part: Component = { name: line.value, lines: [], parts: [] };
      now.parts.push(part);
      open.push(part);
    } else if (line.name === 'END') {
      if (now === root || line.value !== now.name) throw fault(`END:${line.value} in ${now.name}`);
      open.pop();
    } else now.lines.push(line);
  }
  const [calendar, ...others] = root.parts;
  if (!calendar || others.length > 0 || root.lines.length > 0 || open.length > 1)
    throw fault('not one whole object');
  return calendar;
}

const all = ({ lines }: Component, name: string) => lines.filter((line) => line.name === name);

function one(component: Component, name: string): Line {
  const [line, ...others] = all(component, name);
  if (!line || others.length > 0)
    throw fault(`${component.name} has ${others.length ? 'two' : 'no'} ${name}`);
  return line;
}

const atMostOne = (component: Component, ...names: readonly string[]) => {
  for (const name of names) if (all(component, name).length > 1) throw fault(`two ${name}`);
};

/** Section 3.3.11: what stands in a text is escaped. */
function textOf({ name, value }: Line): string {
  if (!/^(?:[^\\;,]|\\[\\;,nN])*$/u.test(value)) throw fault(`${name} is not escaped: ${value}`);
  return value.replaceAll(/\\(.)/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter));
}

const DATE_TIME = /^(\d{4})(\d{2})(\d{2})T([01]\d|2[0-3])([0-5]\d)([0-5]\d|60)$/;

/** A local time as if it were UTC. */
function timeOf(value: string): number {
  const [, ...parts] = DATE_TIME.exec(value) ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  if (parts.length === 0 || at.getUTCDate() !== day) throw fault(`no date-time: ${value}`);
  return at.getTime();
}

const offsetMs = ({ value }: Line): number => {
  const [, sign, hours, minutes] = /^([+-])(\d{2})(\d{2})$/.exec(value) ?? [];
  if (!sign) throw fault(`no offset: ${value}`);
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
};

/** When an observance begins in a year, as if local time were UTC: of the one kind of rule that the law of a zone needs, "the nth Sunday of a month". */
function onset(observance: Component, year: number): number {
  const start = timeOf(one(observance, 'DTSTART').value);
  const rule = /^FREQ=YEARLY;BYMONTH=(\d{1,2});BYDAY=([1-4])SU$/.exec(one(observance, 'RRULE').value);
  if (!rule) throw fault('a rule that this reader does not know');
  const [month, nth] = [Number(rule[1]), Number(rule[2])];
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const at = Date.UTC(year, month - 1, 1 + ((7 - first) % 7) + 7 * (nth - 1)) + (start % 86_400_000);
  if (new Date(start).getUTCFullYear() <= year && at >= start) return at;
  throw fault(`the zone says nothing of ${year}`);
}

/** Section 3.6.5: the moment of a local time, by the rules that the file brings. */
function momentOf(zones: readonly Component[], { params, value }: Line): Date {
  const zone = zones.find((each) => one(each, 'TZID').value === params['TZID']);
  if (!zone) throw fault(`no VTIMEZONE for ${params['TZID']}`);
  const at = timeOf(value);
  const year = new Date(at).getUTCFullYear();
  const kinds = ['DAYLIGHT', 'STANDARD'].map((name) => {
    const part = zone.parts.find((each) => each.name === name);
    if (!part) throw fault(`no ${name}`);
    return part;
  });
  const onsets = kinds
    .flatMap((kind) => [year - 1, year].map((each) => ({ kind, at: onset(kind, each) })))
    .toSorted((a, b) => a.at - b.at);
  const rule = onsets.findLast((each) => each.at <= at)?.kind;
  if (!rule) throw fault(`no rule for ${value}`);
  return new Date(at - offsetMs(one(rule, 'TZOFFSETTO')));
}

const STATUSES = ['TENTATIVE', 'CONFIRMED', 'CANCELLED'];

function eventOf(zones: readonly Component[], method: string | undefined, event: Component) {
  const stampText = one(event, 'DTSTAMP').value;
  if (!stampText.endsWith('Z')) throw fault('DTSTAMP is not in UTC');
  timeOf(stampText.slice(0, -1));
  const [start, end] = [one(event, 'DTSTART'), one(event, 'DTEND')].map((line) => momentOf(zones, line));
  if (!start || !end || end <= start) throw fault('an event ends before it starts');
  atMostOne(event, 'SUMMARY', 'DESCRIPTION', 'LOCATION', 'STATUS', 'SEQUENCE', 'URL', 'ORGANIZER');
  const sequence = all(event, 'SEQUENCE')[0]?.value ?? '0';
  if (!/^\d+$/.test(sequence) || Number(sequence) > 2_147_483_647) throw fault(`SEQUENCE:${sequence}`);
  const status = all(event, 'STATUS')[0]?.value;
  if (status !== undefined && !STATUSES.includes(status)) throw fault(`STATUS:${status}`);
  const text = (name: string) => all(event, name).map(textOf)[0];
  const url = all(event, 'URL')[0]?.value;
  if (url !== undefined && !URL.canParse(url)) throw fault(`URL:${url}`);
  // RFC 5546, 3.2.1 and 3.2.5.
  if (method !== undefined && !/^mailto:\S+@\S+$/.test(one(event, 'ORGANIZER').value))
    throw fault('ORGANIZER');
  if (method === 'CANCEL' && (status !== 'CANCELLED' || all(event, 'SEQUENCE').length === 0))
    throw fault('METHOD:CANCEL of an event that is not');
  return {
    uid: textOf(one(event, 'UID')),
    sequence: Number(sequence),
    status,
    start: start.toISOString(),
    end: end.toISOString(),
    summary: text('SUMMARY'),
    location: text('LOCATION'),
    description: text('DESCRIPTION'),
    url,
  };
}

/** What a calendar file says. Throws what is wrong with it. */
export function readCalendar(file: Uint8Array | string) {
  const calendar = treeOf(unfolded(file).map(lineOf));
  if (calendar.name !== 'VCALENDAR') throw fault(calendar.name);
  if (one(calendar, 'VERSION').value !== '2.0') throw fault('VERSION');
  one(calendar, 'PRODID');
  atMostOne(calendar, 'METHOD', 'CALSCALE');
  const method = all(calendar, 'METHOD')[0]?.value;
  const zones = calendar.parts.filter(({ name }) => name === 'VTIMEZONE');
  const events = calendar.parts
    .filter(({ name }) => name === 'VEVENT')
    .map((event) => eventOf(zones, method, event));
  const keys = events.map(({ uid }) => uid);
  if (new Set(keys).size < keys.length) throw fault('two events with one UID');
  return { method, name: all(calendar, 'NAME').map(textOf)[0], events };
}
