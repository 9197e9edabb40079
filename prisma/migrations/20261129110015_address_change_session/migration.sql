-- AlterTable
ALTER TABLE "former_emails" ADD COLUMN     "session_since" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "pending_session_since" TIMESTAMPTZ(3);
