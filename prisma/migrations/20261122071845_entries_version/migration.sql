-- AlterTable
ALTER TABLE "animals" ADD COLUMN     "entries_version" INTEGER NOT NULL DEFAULT 0;

-- Each save writes this column anew: with room in its page, no index is touched (a heap-only tuple).
ALTER TABLE "animals" SET (fillfactor = 70);
