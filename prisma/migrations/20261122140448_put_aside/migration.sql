-- AlterTable
ALTER TABLE "animals" ADD COLUMN     "put_aside" JSONB NOT NULL DEFAULT '{}';
