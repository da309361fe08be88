/**
 * The tests that mutation testing of the rules and the table uses. The list has only quick tests, the most effective first: the sheets for
 * the rules' texts, then the examples.
 */
import '../../test/setup/seed.ts'
import '../../test/engine/wording/editions/sheet.test.ts'
import '../../test/engine/rules/examples.test.ts'
import '../../test/engine/judging/cases.test.ts'
import '../../test/engine/judging/first-of.test.ts'
import '../../test/engine/rules/edges.test.ts'
import '../../test/engine/judging/one-mistake.test.ts'
import '../../test/engine/editions/wrc-2025-and-rrc.test.ts'
import '../../test/engine/judging/pending.test.ts'
import '../../test/engine/judging/rulings.test.ts'
import '../../test/engine/judging/view/lies.test.ts'
import '../../test/engine/judging/view/view-table.test.ts'
import '../../test/engine/judging/entitlements/claims.test.ts'
import '../../test/engine/judging/entitlements/furiten.test.ts'
import '../../test/engine/judging/entitlements/rights.test.ts'
import '../../test/engine/wording/findings/golden.test.ts'
import '../../test/engine/wording/findings/describe.test.ts'
import '../../test/engine/wording/findings/rulings.test.ts'
