/** Hostile texts that a user might enter into a field, by the attack. Each fits a name. */
export const HOSTILE_TEXTS = {
  HTML: '<img src=x onerror=alert(1)><script>alert(2)</script>',
  'an attribute': `" onmouseover="alert(1)" style="position:fixed;inset:0`,
  SQL: `'; DROP TABLE entry; --`,
  'a script URL': 'javascript:alert(document.cookie)//https://example.org',
  'a formula': '=HYPERLINK("http://example.org","x")',
  'a sum': '@SUM(1+1)*cmd|x!A0',
  'a template': '{{7*7}} $(7*7) %s%n $t(title) {{by}}',
  'an override': '\u202egro.elpmaxe\u202d',
  'an override behind an isolate': 'A\u2069\u202eflah\u2066',
  Hebrew: 'שלום 12',
  Arabic: '\u200fمحمد (3)',
  'half a sign': '\ud83c B \udc04',
  emoji: '👩‍👩‍👧‍👦🏴‍☠️🀄️',
  'a zero and an escape': 'A\u0000\u001b[31mB\r\nC',
  'combining marks': `Z${'\u0301\u0336\u0489'.repeat(40)}`,
  'one long word': 'W'.repeat(190),
  'a path': '../../../etc/passwd\\..\\C:',
  'names of objects': '__proto__ constructor toString',
  'lines apart': 'A\u2028B\u2029C\u0085D\ufeff',
} as const

/** A text without the characters that a name which signs can't have. */
export const signing = (text: string): string => text.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
