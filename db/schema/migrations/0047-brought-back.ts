/** A ruling that brings a dismissed finding back is no longer marked as resting on a changed record: reviews are made anew with all else, from the log. */
export const broughtBack = 'DELETE FROM review'
