/** What each function of a hub asks first: whether the caller is a desk of the tournament that is wanted, and not shut out. Stands in published steps. */
export const ADMITTED = `IF NOT EXISTS (SELECT 1 FROM shinpan.member m JOIN shinpan.desk d ON d.role = m.role
                   WHERE m.role = session_user AND m.tournament = wanted AND d.revoked IS NULL) THEN
      RAISE EXCEPTION 'not a desk of this tournament' USING ERRCODE = 'SHREV';
    END IF;`
